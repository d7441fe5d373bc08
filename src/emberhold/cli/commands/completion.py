"""`emberhold completion`: a script that teaches a shell the commands and options."""

from typing import Literal

__all__ = ["completion"]


def completion(shell: Literal["bash", "zsh", "fish"], /) -> None:
    """Print a script for the Tab key of your shell. Nothing is installed.

    bash: emberhold completion bash > ~/.local/share/bash-completion/completions/emberhold

    zsh: emberhold completion zsh > a folder of $fpath, as _emberhold

    fish: emberhold completion fish > ~/.config/fish/completions/emberhold.fish

    Parameters
    ----------
    shell
        The shell.
    """
    from emberhold.cli.app import app

    # As it is: what another program reads must not be changed on the way.
    print(app.generate_completion(shell=shell), end="")
