"""The match host: tables, seats and views over HTTP and WebSocket. It names no game; the registry finds them."""
