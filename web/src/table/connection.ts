/** One WebSocket that reconnects by itself. All it knows about tables is how to say hello. */

import { PROTOCOL, type ClientMessage, type ServerMessage } from '../protocol';

export type ConnectionState = 'connecting' | 'live' | 'lost' | 'closed';

export interface Listener {
  /** How many events have come already, so that only the rest is sent again. */
  since(): Record<string, number>;
  tokens(): string[];
  received(message: ServerMessage): void;
  /** `retry` is how many milliseconds from now the next try is made. */
  changed(state: ConnectionState, code: number, retry: number): void;
}

const FIRST_RETRY = 400;
const LAST_RETRY = 8_000;
const PING = 20_000;
const SILENCE = 12_000;
/** Codes after which trying again is useless: no such table, a wrong token, a client that misbehaves. */
const FINAL = new Set([4404, 4403, 4409, 1008]);

export class Connection {
  readonly #address: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #pinging = 0;
  #silence = 0;
  #open = true;

  constructor(table: string, listener: Listener) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#address = `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/ws`;
    this.#listener = listener;
    addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  /** Returns whether it was sent. If it cannot be sent now, it is dropped: the table may have changed when we are
   * back. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#open = false;
    removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#stop();
    this.#socket?.close(1000);
  }

  retry = (): void => {
    if (!this.#open || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#tries = 0;
    this.#connect();
  };

  #seen = (): void => {
    if (!document.hidden) this.retry();
  };

  #stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    clearInterval(this.#pinging);
  }

  #connect(): void {
    this.#stop();
    if (this.#socket) this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket?.close();
    this.#listener.changed('connecting', 0, 0);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.send({ t: 'hello', v: PROTOCOL, tokens: this.#listener.tokens(), since: this.#listener.since() });
      this.#pinging = window.setInterval(() => {
        this.send({ t: 'ping' });
        clearTimeout(this.#silence);
        this.#silence = window.setTimeout(() => socket.close(), SILENCE);
      }, PING);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#silence);
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.t === 'welcome') {
        this.#tries = 0;
        this.#listener.changed('live', 0, 0);
      }
      this.#listener.received(message);
    };
    socket.onclose = (event) => {
      this.#stop();
      if (!this.#open) return;
      if (FINAL.has(event.code)) {
        this.#open = false;
        this.#listener.changed('closed', event.code, 0);
        return;
      }
      // A random delay, so that not everybody reconnects at the same moment.
      const retry = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#tries++) * (0.7 + 0.6 * Math.random());
      this.#listener.changed('lost', event.code, retry);
      this.#timer = window.setTimeout(() => this.#connect(), retry);
    };
  }
}
