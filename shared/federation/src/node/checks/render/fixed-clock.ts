/** Time at which samples are rendered, so that recorded responses do not age. */
const NOON = Date.UTC(2026, 10, 18, 12);
const HOUR_MILLISECONDS = 3_600_000;

/** Stops the clock of this process at noon; returns functions that move it an hour forward, and back. */
export function stopClock(): { later(): void; back(): void } {
  let now = NOON;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now] : args, newTarget) as Date,
    apply: () => new Date(now).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? () => now : (Reflect.get(target, key, receiver) as unknown),
  });
  return { later: () => void (now = NOON + HOUR_MILLISECONDS), back: () => void (now = NOON) };
}
