import type { EnvironmentLine } from '../views.ts';

const ZONE = 'Europe/Paris';
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, ...options }).format(date);
}

function clock(date: Date): string {
  return format(date, { hour: '2-digit', minute: '2-digit' });
}

/** Returns `Thursday 19 November`. */
export function dayWords(time: string): string {
  return format(new Date(time), { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
}

/** Returns the time of day, preceded by the day if it is not today. */
export function timeWords(time: string, now: string): string {
  const [date, present] = [new Date(time), new Date(now)];
  const day = (of: Date) => format(of, { dateStyle: 'short' });
  if (day(date) === day(present)) return clock(date);
  if (day(date) === day(new Date(present.getTime() - DAY_MILLISECONDS))) return `yesterday, ${clock(date)}`;
  return `${format(date, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')}, ${clock(date)}`;
}

export function clockWords(time: string): string {
  return clock(new Date(time));
}

/** Returns when a planned freeze in force ends; null if somebody has to lift it. */
export function frozenUntil(
  { frozen, plannedFreezes }: Pick<EnvironmentLine, 'frozen' | 'plannedFreezes'>,
  now: string,
): string | null {
  const planned = plannedFreezes.find(({ from, reason }) => reason === frozen && !isAhead(from, now));
  return planned?.until ?? null;
}

export function isAhead(time: string, now: string): boolean {
  return new Date(time) > new Date(now);
}

/** Returns a number with thousands separators. */
export function figure(count: number): string {
  return count.toLocaleString('en-GB', { maximumFractionDigits: 1 }).replaceAll(',', '\u00a0');
}

export function percentWords(share: number): string {
  return `${figure(share)}\u00a0%`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)}\u00a0${count === 1 ? one : many}`;
}

export function seconds(milliseconds: number): string {
  return `${figure(milliseconds / 1000)}\u00a0s`;
}

/** Returns a name without its e-mail address: `Ana` for `Ana <ana@example.org>`. */
export function shortName(who: string): string {
  return who.replace(/ <[^>]*>$/, '');
}

/** Returns a reason as a quoted sentence; empty without one. */
export function quoted(words: string | null): string {
  if (words === null) return '';
  return /[.!?…]$/.test(words) ? `“${words}”` : `“${words}”.`;
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns versions of several remotes: `mf-offer 2.0.0, mf-apply 1.1.0`. */
export function linkedWords(versions: readonly { remote: string; version: string }[]): string {
  return versions.map(({ remote, version }) => `${remote} ${version}`).join(', ');
}
