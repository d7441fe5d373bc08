"""One module for each command, by the command's name. `emberhold.cli.app` loads it when the command is called."""
