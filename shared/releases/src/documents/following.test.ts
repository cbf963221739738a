import type { Notifications } from './notifications.ts';
import type { IssuedDocument } from './document-store.ts';
import { Following } from './following.ts';
import type { Waiting } from './following.ts';

/** An environment whose document is read and announced as told; each announcement wakes who waits. */
function anEnvironment(revisions: number[]) {
  const waits: number[] = [];
  const notifications = {
    closed: false,
    count: () => waits.length,
    next: async (_environment: string, _after: number, milliseconds: number) => void waits.push(milliseconds),
  } as unknown as Notifications;
  const current = async () => ({ revision: revisions.shift() ?? 0 }) as IssuedDocument;
  return { following: new Following({ notifications, current }), waits };
}

const waiting = (changes: Partial<Waiting> = {}): Waiting => ({
  environment: 'production',
  known: 2,
  milliseconds: 25_000,
  signal: new AbortController().signal,
  requireStill: () => Promise.resolve(),
  ...changes,
});

test('[REL-09] what is known and announced late ends no waiting', async () => {
  const { following, waits } = anEnvironment([2, 2, 2, 3]);
  expect(await following.newer(waiting())).toEqual({ revision: 3 });
  expect(waits).toHaveLength(3);
});

test('[REL-09] who knows another document, or may not wait, has the current one at once', async () => {
  const { following, waits } = anEnvironment([3, 2]);
  expect(await following.newer(waiting())).toEqual({ revision: 3 });
  expect(await following.newer(waiting({ milliseconds: 0 }))).toEqual({ revision: 2 });
  expect(waits).toEqual([]);
});

test('[REL-09] who loses the right while waiting is refused at the next announcement', async () => {
  const { following, waits } = anEnvironment([2, 2, 3]);
  const requireStill = () => Promise.reject(new Error('no right'));
  await expect(following.newer(waiting({ requireStill }))).rejects.toThrow('no right');
  expect(waits).toHaveLength(1);
});

test('[REL-09] a client that is gone is waited for no more', async () => {
  const { following, waits } = anEnvironment([2, 2]);
  expect(await following.newer(waiting({ signal: AbortSignal.abort() }))).toEqual({ revision: 2 });
  expect(waits).toEqual([]);
});
