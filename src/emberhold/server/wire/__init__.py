"""What goes over the wire: the messages, the bodies, and the documents made from them."""
