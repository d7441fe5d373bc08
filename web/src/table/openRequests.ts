/** Questions to the server that are answered by a message of their own: "why not?" and "what if?". */

/** How long an answer may take. */
const PATIENCE = 5_000;

export class OpenRequests<T> {
  readonly #waiting = new Map<number, (answer: T | null) => void>();
  #last = 0;

  /** Ask with a number of its own. The answer is null if it cannot be sent or takes too long. */
  ask(send: (id: number) => boolean): Promise<T | null> {
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      setTimeout(() => this.settle(id, null), PATIENCE);
      if (!send(id)) this.settle(id, null);
    });
  }

  /** Give the answer to the one who waits for it. */
  settle(id: number, answer: T | null): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  /** None of the open questions will be answered. */
  drop(): void {
    for (const id of [...this.#waiting.keys()]) this.settle(id, null);
  }
}
