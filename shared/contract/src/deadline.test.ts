import { withDeadline } from './deadline.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = () => new Promise<string>(() => undefined);

it('[API-03] returns a result within the deadline, and leaves no timer', async () => {
  const outer = new AbortController();
  const removed = jest.spyOn(outer.signal, 'removeEventListener');
  let own: AbortSignal | undefined;
  const given = await withDeadline(
    1_000,
    async (signal) => {
      own = signal;
      return 'there';
    },
    outer.signal,
  );
  expect(given).toBe('there');
  expect(jest.getTimerCount()).toBe(0);
  outer.abort('left');
  expect(own?.aborted).toBe(false);
  expect(removed).toHaveBeenCalled();
});

it('[API-03] rejects at the deadline, whether or not the action stops', async () => {
  let own: AbortSignal | undefined;
  const late = withDeadline(1_000, (signal) => {
    own = signal;
    return never();
  });
  jest.advanceTimersByTime(999);
  expect(own?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(own?.reason).toMatchObject({ name: 'TimeoutError' });
});

it('aborts with the caller, and does not start for an aborted caller', async () => {
  const outer = new AbortController();
  const act = jest.fn(never);
  const asked = withDeadline(1_000, act, outer.signal);
  outer.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
  expect(jest.getTimerCount()).toBe(0);

  await expect(withDeadline(1_000, act, outer.signal)).rejects.toThrow('left');
  expect(act).toHaveBeenCalledTimes(1);
});

it('passes on errors, synchronous and asynchronous', async () => {
  const fails = () => {
    throw new Error('at once');
  };
  await expect(withDeadline(1_000, fails)).rejects.toThrow('at once');
  await expect(withDeadline(1_000, () => Promise.reject(new Error('later')))).rejects.toThrow('later');
  expect(jest.getTimerCount()).toBe(0);
});
