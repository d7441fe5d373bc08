"""What all tests share."""

import os

# Packages may come through a proxy; what a test serves is on this machine.
os.environ["no_proxy"] = ",".join(filter(None, [os.environ.get("no_proxy"), "127.0.0.1", "localhost"]))

pytest_plugins = ["tests.plugins.rule_coverage"]
