import type { IssuedDocument } from './document-store.ts';
import { Following } from './following.ts';
import type { Follower } from './following.ts';
import type { Notifications } from './notifications.ts';

/** An environment with one revision after the other; each wait ends with a notification. */
function anEnvironment(revisions: number[]) {
  const notifications = {
    closed: false,
    count: () => 0,
    next: () => Promise.resolve(),
  } as unknown as Notifications;
  const current = async () => ({ revision: revisions.shift() ?? 0, jws: 'signed' }) as IssuedDocument;
  return new Following({ notifications, current });
}

const follower = (changes: Partial<Follower> = {}): Follower => ({
  environment: 'production',
  lastKnown: 2,
  signal: new AbortController().signal,
  mayFollow: () => Promise.resolve(true),
  ...changes,
});
const NOTHING_NEW = ': nothing new\n\n';

test('[REL-09] a late notification brings no document twice', async () => {
  const events = anEnvironment([2, 2, 3, 3]).events(follower());
  const seen = [];
  for (let event = 0; event < 4; event += 1) seen.push((await events.next()).value);
  expect(seen).toEqual([NOTHING_NEW, NOTHING_NEW, 'event: document\nid: 3\ndata: signed\n\n', NOTHING_NEW]);
});

test('[REL-09] events end with the right to follow', async () => {
  const rights = [true, false];
  const mayFollow = () => Promise.resolve(rights.shift() ?? false);
  const events = anEnvironment([2, 3]).events(follower({ mayFollow }));
  expect(await events.next()).toEqual({ done: false, value: NOTHING_NEW });
  expect((await events.next()).done).toBe(true);
});

test('[REL-09] events end with the client', async () => {
  const events = anEnvironment([3]).events(follower({ signal: AbortSignal.abort() }));
  expect((await events.next()).done).toBe(true);
});
