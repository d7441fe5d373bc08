"""The look of the screens, in the style language of the toolkit."""

from __future__ import annotations

from typing import Final

__all__ = ["CSS", "HIGH", "WIDE"]

WIDE: Final = [(0, "-narrow"), (110, "-wide"), (170, "-vast")]
HIGH: Final = [(0, "-low"), (32, "-high"), (52, "-tall")]

CSS: Final = """
Screen { background: #11151c; color: #c9d1d9; }
#heading { height: 1; background: #1f2733; color: #f2cc60; text-style: bold; padding: 0 1; }
#keys { height: 1; background: #1f2733; color: #9aa7b6; padding: 0 1; link-style: none; link-color: #c9d1d9;
        link-background: #1f2733; link-color-hover: #11151c; link-background-hover: #ffb454; }
#middle { height: 1fr; }
#left { width: 1fr; }
#side { width: 40; display: none; border-left: vkey #2c3645; padding: 0 0 0 1; }
.-wide #side { display: block; width: 40; }
.-vast #side { display: block; width: 60; }

TileView { background: #11151c; scrollbar-size-vertical: 1; scrollbar-size-horizontal: 0; overflow-x: hidden;
           scrollbar-color: #3d4a5c; scrollbar-background: #161b24; scrollbar-gutter: stable; }
#board { height: 1fr; }
#news { height: 1; color: #9aa7b6; background: #161b24; padding: 0 1; }
#news.-notice { color: #ffd9a0; text-style: bold; }
#question { height: 7; background: #161b24; }
.-high #question { height: 10; }
.-tall #question { height: 13; }
#prompt { height: auto; max-height: 2; color: #e6edf3; text-style: bold; padding: 0 1; }
#choices { height: 1fr; background: #161b24; }

#card-pane { height: 1fr; scrollbar-size-vertical: 1; }
#log-pane { height: 1fr; border-top: solid #2c3645; scrollbar-size-vertical: 1; scrollbar-gutter: stable; }
.-vast #log-pane { height: 2fr; }
.-vast #card-pane { height: 1fr; }
.pane-title { height: 1; color: #8b96a5; }

Dialog, InputDialog, TextPage { align: center middle; background: #000000 40%; }
.box { width: auto; min-width: 30; max-width: 100; height: auto; max-height: 92%; background: #1a212c;
       border: round #ffb454; padding: 0 1; }
.box .title { color: #f2cc60; text-style: bold; height: auto; width: 100%; }
.box .words { height: auto; width: 100%; }
.box TileView { background: #1a212c; height: auto; max-height: 16; width: 100%; }
.box .hint { color: #8b96a5; height: auto; width: 100%; margin-top: 1; }
.box #page { height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
MenuScreen { background: #11151c; }
MenuScreen #rows { height: 1fr; padding: 0 1; }
MenuScreen #notice { height: auto; max-height: 4; padding: 0 1; color: #ffd9a0; text-style: bold; background: #161b24; }
MenuScreen #details { height: 6; border-top: solid #2c3645; padding: 0 1; scrollbar-size-vertical: 1; }
MenuScreen.-high #details { height: 11; }
MenuScreen.-tall #details { height: 18; }
MenuScreen #about { height: auto; }
#progress { height: 1; }
#where { height: 1; color: #9aa7b6; padding: 0 1; }
.box Input { width: 100%; }
HandOver { align: center middle; background: #11151c; }
"""
