import { RegistryError } from '../registry-error.ts';
import type { IssuedDocument } from './document-store.ts';
import type { Notifications } from './notifications.ts';

/** Proxies end connections that are silent for a minute. */
const COMMENT_MILLISECONDS = 15_000;
/** Shells and consoles that wait at once; each is a connection. */
const MAX_FOLLOWERS = 1_000;

interface FollowingOptions {
  notifications: Notifications;
  current: (environment: string) => Promise<IssuedDocument>;
}

export interface Follower {
  environment: string;
  lastKnown: number | null;
  signal: AbortSignal;
  mayFollow(): Promise<boolean>;
}

/** Waits for documents of an environment, for its followers. */
export class Following {
  readonly #options: FollowingOptions;
  #followers = 0;

  constructor(options: FollowingOptions) {
    this.#options = options;
  }

  /**
   * Yields documents as server-sent events, from the current one unless it is known, until the signal, the service's end, or
   * the end of the right to follow, which is checked before each.
   */
  async *events({ environment, lastKnown, signal, mayFollow }: Follower): AsyncGenerator<string> {
    const { notifications, current } = this.#options;
    let known = lastKnown;
    while (!signal.aborted && !notifications.closed) {
      const before = notifications.count(environment);
      if (!(await mayFollow())) return;
      const { revision, jws } = await current(environment);
      if (revision === known) yield ': nothing new\n\n';
      else yield `event: document\nid: ${revision}\ndata: ${jws}\n\n`;
      known = revision;
      await this.#counted(() => notifications.next(environment, before, COMMENT_MILLISECONDS, signal));
    }
  }

  async #counted<Result>(wait: () => Promise<Result>): Promise<Result> {
    if (this.#followers >= MAX_FOLLOWERS)
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
