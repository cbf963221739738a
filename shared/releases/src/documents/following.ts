import type { IssuedDocument } from './document-store.ts';
import type { Notifications } from './notifications.ts';

/** Keep-alive interval: proxies close connections that are silent for a minute. */
const COMMENT_MILLISECONDS = 15_000;

export interface Follower {
  notifications: Pick<Notifications, 'next' | 'closed'>;
  /** Returns the active document. */
  current(): Promise<Pick<IssuedDocument, 'revision' | 'jws'>>;
  lastKnown: number | null;
  signal: AbortSignal;
  mayFollow(): Promise<boolean>;
}

/**
 * Yields documents as server-sent events, from the current one unless already known, until the signal, the shutdown, or
 * the loss of the right to follow, which is checked before each.
 */
export async function* documentEvents(follower: Follower): AsyncGenerator<string> {
  const { notifications, current, lastKnown, signal, mayFollow } = follower;
  let known = lastKnown;
  while (!signal.aborted && !notifications.closed) {
    // Subscribes before the query, so that no document issued meanwhile is missed.
    const notified = notifications.next(COMMENT_MILLISECONDS, signal);
    if (!(await mayFollow())) return;
    const { revision, jws } = await current();
    if (revision === known) yield ': nothing new\n\n';
    else yield `event: document\nid: ${revision}\ndata: ${jws}\n\n`;
    known = revision;
    await notified;
  }
}
