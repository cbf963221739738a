import { withDeadline } from './deadline.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = () => new Promise<string>(() => undefined);

it('[API-03] gives what is there in time, and leaves nothing behind', async () => {
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

it('[API-03] waits no longer than it may, whether what it waits for stops or not', async () => {
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

it('stops with who asked, and does not begin for who has left', async () => {
  const outer = new AbortController();
  const act = jest.fn(never);
  const asked = withDeadline(1_000, act, outer.signal);
  outer.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
  expect(jest.getTimerCount()).toBe(0);

  await expect(withDeadline(1_000, act, outer.signal)).rejects.toThrow('left');
  expect(act).toHaveBeenCalledTimes(1);
});

it('passes on what fails, at once or later', async () => {
  const fails = () => {
    throw new Error('at once');
  };
  await expect(withDeadline(1_000, fails)).rejects.toThrow('at once');
  await expect(withDeadline(1_000, () => Promise.reject(new Error('later')))).rejects.toThrow('later');
  expect(jest.getTimerCount()).toBe(0);
});
