"""One module for each command, named after it. `emberhold.cli.app` loads it when the command is called."""
