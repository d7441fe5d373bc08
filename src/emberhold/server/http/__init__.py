"""The server over HTTP and WebSocket: routes, sockets, files, limits, start and stop."""
