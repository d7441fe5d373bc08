"""The match host: tables, seats and views over HTTP and WebSocket. It knows no game; the registry finds them."""
