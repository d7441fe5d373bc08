"""`emberhold completion`: a script that teaches a shell the commands and options."""

from typing import Literal

__all__ = ["completion"]


def completion(shell: Literal["bash", "zsh", "fish"], /) -> None:
    """Print a script that lets your shell complete commands with the Tab key. Nothing is installed.

    bash: emberhold completion bash > ~/.local/share/bash-completion/completions/emberhold

    zsh: emberhold completion zsh > a folder of $fpath, as _emberhold

    fish: emberhold completion fish > ~/.config/fish/completions/emberhold.fish

    Parameters
    ----------
    shell
        The shell you use.
    """
    from emberhold.cli.app import app

    # Print it unchanged, because another program reads it.
    print(app.generate_completion(shell=shell), end="")
