"""What all tests share."""

import os

import pytest

# Packages may come through a proxy; what a test serves is on this machine.
os.environ["no_proxy"] = ",".join(filter(None, [os.environ.get("no_proxy"), "127.0.0.1", "localhost"]))

pytest_plugins = ["tests.plugins.browser_shares", "tests.plugins.rule_coverage"]


@pytest.fixture
def few_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pytest that a test starts loads only the plugins that it is asked to use: the others take seconds."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin,pytest_timeout")
