"""How a scene becomes lines of text: what can be drawn, how large each part is, and its colours."""
