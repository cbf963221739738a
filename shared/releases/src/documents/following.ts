import type { IssuedDocument } from './document-store.ts';
import type { Notifications } from './notifications.ts';

/** Proxies end connections that are silent for a minute. */
const COMMENT_MILLISECONDS = 15_000;

export interface Follower {
  notifications: Pick<Notifications, 'next' | 'closed'>;
  /** Returns the document in force. */
  current(): Promise<Pick<IssuedDocument, 'revision' | 'jws'>>;
  lastKnown: number | null;
  signal: AbortSignal;
  mayFollow(): Promise<boolean>;
}

/**
 * Yields documents as server-sent events, from the current one unless it is known, until the signal, the service's end, or
 * the end of the right to follow, which is checked before each.
 */
export async function* documentEvents(follower: Follower): AsyncGenerator<string> {
  const { notifications, current, lastKnown, signal, mayFollow } = follower;
  let known = lastKnown;
  while (!signal.aborted && !notifications.closed) {
    // Waits from before the query: a document that is issued meanwhile is not missed.
    const notified = notifications.next(COMMENT_MILLISECONDS, signal);
    if (!(await mayFollow())) return;
    const { revision, jws } = await current();
    if (revision === known) yield ': nothing new\n\n';
    else yield `event: document\nid: ${revision}\ndata: ${jws}\n\n`;
    known = revision;
    await notified;
  }
}
