const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const MILLISECONDS_PER_DAY = 86_400_000;
/** Past this age, a date says more than a number of days. */
const MAX_RELATIVE_DAYS = 29;

let parisFormat: Intl.DateTimeFormat | undefined;

/**
 * Returns the day of an instant in France, `2026-11-21`, the same on the server and in every browser. For loaders: its
 * first call loads Intl's data, tens of milliseconds on a slow phone.
 */
export function parisDay(instant: Date): string {
  parisFormat ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
  return parisFormat.format(instant);
}

/** Returns the number of days between two days of `parisDay`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_PER_DAY);
}

/** Returns a day in words, "1er novembre 2026"; without its year when that is the year of `today`. */
export function dayLabel(day: string, today?: string): string {
  const [year = '', month, date] = day.split('-');
  const words = `${Number(date) === 1 ? '1er' : Number(date)} ${MONTHS[Number(month) - 1] ?? ''}`;
  return today?.startsWith(year) ? words : `${words} ${year}`;
}

/** Returns when an offer was published, in words: relative up to yesterday, then the day. Both days are of `parisDay`. */
export function publishedLabel(day: string, today: string): string {
  return `Publiée ${recentDay(daysBetween(day, today)) ?? `le ${dayLabel(day, today)}`}`;
}

/** Shorter label for cards, without "Publiée" where a word says the day (decisions.md#layout-and-screens, "Card"). */
export function shortPublishedLabel(day: string, today: string): string {
  const days = daysBetween(day, today);
  const recent = recentDay(days);
  if (recent) return recent.charAt(0).toUpperCase() + recent.slice(1);
  return days <= MAX_RELATIVE_DAYS ? `Publiée il y a ${days} jours` : publishedLabel(day, today);
}

function recentDay(days: number): string | null {
  if (days <= 0) return 'aujourd’hui';
  return days === 1 ? 'hier' : null;
}
