import { deadline } from './deadline.ts';

describe.each(['with', 'without'])(
  '[API-03] in a browser %s AbortSignal.any, the signal of a request',
  (how) => {
    const { any } = AbortSignal;
    beforeAll(() => {
      if (how === 'without') Reflect.deleteProperty(AbortSignal, 'any');
    });
    afterAll(() => void Object.assign(AbortSignal, { any }));

    it('aborts in time', async () => {
      const signal = deadline(5, new AbortController().signal);
      expect(signal.aborted).toBe(false);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
    });

    it('aborts with the caller', () => {
      const caller = new AbortController();
      const signal = deadline(60_000, caller.signal);
      caller.abort('left');
      expect(signal).toMatchObject({ aborted: true, reason: 'left' });
    });

    it('is aborted where the caller already was', () => {
      expect(deadline(60_000, AbortSignal.abort('gone'))).toMatchObject({ aborted: true, reason: 'gone' });
    });
  },
);
