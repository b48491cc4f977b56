// Pages of one browser that show the same game tell each other when it has gone on, and hand over answers that were opened elsewhere.

/** What pages tell. Who has taken an answer says so. */
export type TabMessage = { id: string } & ({ kind: 'kept' } | { kind: 'answer'; code: string } | { kind: 'taken' });

const NAME = 'variant-diagram-friend';

const isMessage = (it: unknown): it is TabMessage => typeof (it as Partial<TabMessage> | null)?.id === 'string';

/** What the pages of a browser say to each other; nothing where browsers do not let them. */
export class Tabs {
  readonly #channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : undefined;

  /** Listens until the signal ends it. */
  constructor(heard: (message: TabMessage) => void, signal: AbortSignal) {
    this.#channel?.addEventListener('message', ({ data }) => isMessage(data) && heard(data));
    signal.addEventListener('abort', () => this.#channel?.close());
  }

  tell(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }
}
