import { parisDay } from '../mail/dates.ts';

const LOOK_MILLISECONDS = 60_000;
const TIME = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });

/** Whether a job of this time of day in Paris ("07:00") is to run now, having last run on another day. */
export function isDue(at: string, lastRunOn: string | null, now: Date): boolean {
  return lastRunOn !== parisDay(now) && TIME.format(now) >= at.padStart(5, '0');
}

/**
 * Runs a job once a day from a time of day in Paris on; a server that starts later catches up. The job itself must
 * bear to run in several processes at once.
 */
export function startDaily(
  at: string,
  run: (signal: AbortSignal) => Promise<void>,
): { stop(): Promise<void> } {
  const abort = new AbortController();
  let lastRunOn: string | null = null;
  let running: Promise<void> = Promise.resolve();
  const look = () => {
    const now = new Date();
    if (!isDue(at, lastRunOn, now)) return;
    lastRunOn = parisDay(now);
    running = run(abort.signal);
  };
  const timer = setInterval(look, LOOK_MILLISECONDS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      abort.abort();
      await running;
    },
  };
}
