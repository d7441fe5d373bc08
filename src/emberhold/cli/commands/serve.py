"""`emberhold serve`: a server for people with a browser."""

from __future__ import annotations

import sys
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import CycloptsError, Parameter
from cyclopts.validators import Number

from emberhold.cli.output import harmless, note, say
from emberhold.cli.parameters import BotNames

if TYPE_CHECKING:
    from emberhold.server.limits import Limits

__all__ = ["serve"]

PORT = 8000


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int | None, Parameter(validator=Number(gte=0, lte=65535))] = None,
    db: str | None = None,
    processes: Annotated[int | None, Parameter(validator=Number(gte=1, lte=256))] = None,
    bots: BotNames | None = None,
    limit: Annotated[list[str] | None, Parameter(negative="", show_default=False)] = None,
    proxy: Annotated[list[str] | None, Parameter(negative="", show_default=False)] = None,
    settings: str | None = None,
    show: Annotated[bool, Parameter(name="--open", negative="", show_default=False)] = False,
    quiet: Annotated[bool, Parameter(show_default=False)] = False,
) -> None:
    """Run a server to play in the browser. Ctrl+C stops it; every match can be continued later.

    Parameters
    ----------
    host
        The address to listen on. Use 0.0.0.0 (or ::) so that others in your network can connect.
    port
        The port to listen on; 0 takes any free port. The default is 8000, or any free port if 8000 is taken.
    db
        The SQLite file for the tables. Its folder must exist. The default is a file in your data folder.
    processes
        How many processes the bots may use.
    bots
        The bots that guests may choose, separated by commas. The default is the bots that come with Emberhold:
        novice, adept and master, the strongest; and for experiments greedy and random.
        A bot from another package must be named here, by its name or as module:Class.
    limit
        Change a limit, as NAME=VALUE; may be given several times. The guide for hosts lists all limits.
    proxy
        The address of a proxy in front of the server that says (X-Forwarded-For) whose request it is; may be given
        several times.
    settings
        A TOML file with `proxies = [...]` and a table `[limits]`. What is said on the command line counts more.
    show
        Open the page in a browser, if there is one. If the web client is missing, offer to play in the terminal.
    quiet
        Do not print a log.
    """
    from emberhold.bots.roster import bot_seconds, check_bots
    from emberhold.core.errors import EmberholdError
    from emberhold.core.files import check_folder, check_regular
    from emberhold.i18n import ENGLISH, Texts
    from emberhold.server.http.addresses import EVERYWHERE, address_of, reachable
    from emberhold.server.http.app import ServerConfig
    from emberhold.server.http.run import answers_at, default_db, run
    from emberhold.server.http.static import static_folder

    if db is not None and "://" in db and not db.startswith("sqlite:///"):
        raise EmberholdError(f"Tables are stored in an SQLite file; the server cannot use {db.partition('://')[0]}.")
    if show and not (static_folder() / "index.html").is_file():
        return offer_terminal()
    file = default_db() if db is None else Path(db.removeprefix("sqlite:///"))
    if not file.name or db == ":memory:":
        raise CycloptsError(msg=f"--db takes a file, not '{db}'. Give it a path, for example tables.sqlite.")
    if db is not None:
        check_folder(file, "--db")
        if file.exists():
            check_regular(file, file.stat().st_mode)

    limits, proxies = read_settings(settings, limit or [], proxy)
    allowed = None if bots is None else tuple(dict.fromkeys(name.strip() for name in bots.split(",")))
    check_bots(allowed or ())

    def ready(address: str) -> None:
        addresses = reachable(address)
        for known in addresses:
            print(harmless(known), flush=True)
        if show:
            note(Texts(ENGLISH, "").say("cli-stop"))
            look_at(addresses[0])

    there = f"http://{address_of('localhost' if host in EVERYWHERE else host)}:{PORT}/"
    if port is None and db is None and answers_at(there):
        say(Texts(ENGLISH, "").fill("cli-running", {"address": there}))
        return look_at(there) if show else None
    return run(
        host,
        PORT if port is None else port,
        ServerConfig(file, limits, processes, bot_seconds(), allowed, proxies),
        ready,
        quiet=quiet,
        insist=port is not None,
    )


def read_settings(file: str | None, limits: list[str], proxies: list[str] | None) -> tuple[Limits, tuple[str, ...]]:
    """The limits and the proxies, from the settings file and from the command line."""
    import tomllib

    from emberhold.core.errors import EmberholdError
    from emberhold.server.limits import Limits, changed

    found: dict[str, Any] = {}
    if file is not None:
        try:
            found = tomllib.loads(Path(file).read_text(encoding="utf-8"))
        except OSError as error:
            raise EmberholdError(f"The settings {file} cannot be read: {error.strerror or error}.") from None
        except ValueError as error:
            raise EmberholdError(f"The settings {file} are not TOML: {error}.") from None
    unknown = [name for name in found if name not in ("limits", "proxies")]
    named, listed = found.get("limits", {}), found.get("proxies", [])
    usable = isinstance(named, dict) and isinstance(listed, list) and all(isinstance(one, str) for one in listed)
    if unknown or not usable:
        raise EmberholdError(f"The settings {file} may have `proxies`, a list of addresses, and a table `[limits]`.")
    for pair in limits:
        name, equals, value = pair.partition("=")
        if not equals:
            raise EmberholdError(f"--limit takes NAME=VALUE, for example tables=200, not '{pair}'.")
        named[name.strip().replace("-", "_")] = value.strip()
    chosen = tuple(proxies if proxies is not None else listed)
    for address in chosen:
        try:
            ip_network(address)
        except ValueError:
            raise EmberholdError(f"A proxy is named by its address, such as 127.0.0.1, not '{address}'.") from None
    return changed(Limits(), named), chosen


def look_at(address: str) -> None:
    """Open a graphical browser. Without one, the address is on the terminal anyway."""
    import webbrowser
    from threading import Thread

    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is webbrowser.GenericBrowser:
        return  # a text browser would take over the terminal and could not show the page
    Thread(target=browser.open, args=(address,), daemon=True).start()


def offer_terminal() -> None:
    from emberhold.cli.commands.play import play
    from emberhold.i18n import ENGLISH, Texts

    texts = Texts(ENGLISH, "")
    say(texts.say("cli-no-page"))
    if sys.stdin.isatty():
        input(texts.say("cli-play-in-terminal") + " ")
    play()
