import { RegistryError } from '../registry-error.ts';
import type { IssuedDocument } from './document-store.ts';
import type { Announcements } from './announcements.ts';

/** Proxies end connections on which nothing is said for a minute. */
const COMMENT_MILLISECONDS = 15_000;
/** Shells and consoles that wait at once; each is a connection. */
const MOST_FOLLOWERS = 1_000;

interface FollowingOptions {
  announcements: Announcements;
  current: (environment: string) => Promise<IssuedDocument>;
}

export interface Follower {
  environment: string;
  lastKnown: number | null;
  signal: AbortSignal;
  mayFollow(): Promise<boolean>;
}

export interface Waiting {
  environment: string;
  known: number | null;
  milliseconds: number;
  signal: AbortSignal;
  /** Refuses who may no more; asked each time after waiting. */
  requireStill(): Promise<void>;
}

/** Waits for documents on behalf of those who follow an environment. */
export class Following {
  readonly #options: FollowingOptions;
  #followers = 0;

  constructor(options: FollowingOptions) {
    this.#options = options;
  }

  /**
   * Returns the document once it is another than the known revision, or the same one after the time. An announcement may
   * come late, or be for others: it ends no waiting by itself.
   */
  async newer(waiting: Waiting): Promise<IssuedDocument> {
    const { environment, known, milliseconds, signal, requireStill } = waiting;
    const { announcements, current } = this.#options;
    const end = performance.now() + milliseconds;
    for (;;) {
      const before = announcements.count(environment);
      const document = await current(environment);
      const left = Math.ceil(end - performance.now());
      const isOver = left <= 0 || signal.aborted || announcements.closed;
      if (isOver || document.revision !== known) return document;
      await this.#counted(() => announcements.next(environment, before, left, signal));
      await requireStill();
    }
  }

  /**
   * Yields documents as server-sent events, from the current one unless it is known, until the signal or the service's end, or
   * until whoever follows `mayFollow` no more: that is asked before each.
   */
  async *events({ environment, lastKnown, signal, mayFollow }: Follower): AsyncGenerator<string> {
    const { announcements, current } = this.#options;
    let known = lastKnown;
    while (!signal.aborted && !announcements.closed) {
      const before = announcements.count(environment);
      if (!(await mayFollow())) return;
      const { revision, jws } = await current(environment);
      if (revision === known) yield ': nothing new\n\n';
      else yield `event: document\nid: ${revision}\ndata: ${jws}\n\n`;
      known = revision;
      await this.#counted(() => announcements.next(environment, before, COMMENT_MILLISECONDS, signal));
    }
  }

  async #counted<Result>(wait: () => Promise<Result>): Promise<Result> {
    if (this.#followers >= MOST_FOLLOWERS)
      throw new RegistryError(
        503,
        'too-many-followers',
        'Too many wait for documents.',
        'Ask again in a while.',
      );
    this.#followers += 1;
    try {
      return await wait();
    } finally {
      this.#followers -= 1;
    }
  }
}
