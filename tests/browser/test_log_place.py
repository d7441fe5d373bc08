"""The log opens at its newest line, in the dialog of a phone and in the column beside the board."""

from __future__ import annotations

from random import Random

from tests.browser.test_whole_matches import quick_start
from tests.browser.visitor import DESK, LANDSCAPE, PHONE, Visitors
from tools.wire import Served

BELOW = """() => {
  const log = document.querySelector('dialog[open] ol') ?? document.querySelector('aside ol');
  return [log.scrollHeight - log.scrollTop - log.clientHeight, log.scrollHeight - log.clientHeight];
}"""


def test_the_log_opens_at_its_newest_line(visitors: Visitors, served: Served) -> None:
    ada = visitors.come(PHONE)
    quick_start(ada, served, "ashes")
    ada.play(Random(5), 45)
    ada.page.keyboard.press("Escape")
    for width, height in (PHONE, LANDSCAPE, DESK):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.reload()
        ada.wait_asked()
        if (width, height) == DESK:
            ada.page.get_by_role("tab", name="Chat").tap()
            ada.page.get_by_role("tab", name="What happened").tap()
        else:
            ada.press(ada.button("What happened"))
        log = ada.page.locator("aside ol" if (width, height) == DESK else "dialog[open] ol")
        log.wait_for()
        ada.page.wait_for_timeout(300)  # it must not be scrolled later either
        hidden, longer = ada.page.evaluate(BELOW)
        assert hidden < 2, "nothing below what is shown"
        assert longer > 50, "the log is longer than its room"
        assert log.locator("li").last.is_visible()
