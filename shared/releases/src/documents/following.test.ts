import { documentEvents } from './following.ts';
import type { Follower } from './following.ts';

/** Follows an environment with these revisions in turn; each wait ends with a notification. */
const eventsOf = (revisions: number[], changes: Partial<Follower> = {}) =>
  documentEvents({
    notifications: { closed: false, next: () => Promise.resolve() },
    current: async () => ({ revision: revisions.shift() ?? 0, jws: 'signed' }),
    lastKnown: 2,
    signal: new AbortController().signal,
    mayFollow: () => Promise.resolve(true),
    ...changes,
  });
const NOTHING_NEW = ': nothing new\n\n';

test('[REL-09] a late notification does not repeat a document', async () => {
  const events = eventsOf([2, 2, 3, 3]);
  const seen = [];
  for (let event = 0; event < 4; event += 1) seen.push((await events.next()).value);
  expect(seen).toEqual([NOTHING_NEW, NOTHING_NEW, 'event: document\nid: 3\ndata: signed\n\n', NOTHING_NEW]);
});

test('[REL-09] events end with the right to follow', async () => {
  const rights = [true, false];
  const mayFollow = () => Promise.resolve(rights.shift() ?? false);
  const events = eventsOf([2, 3], { mayFollow });
  expect(await events.next()).toEqual({ done: false, value: NOTHING_NEW });
  expect((await events.next()).done).toBe(true);
});

test('[REL-09] events end with the client', async () => {
  const events = eventsOf([3], { signal: AbortSignal.abort() });
  expect((await events.next()).done).toBe(true);
});
