const DAY = 24 * 3600 * 1000;
const PARIS = { timeZone: 'Europe/Paris' } as const;
const PARIS_DAY = new Intl.DateTimeFormat('sv-SE', PARIS);
const LONG = new Intl.DateTimeFormat('fr-FR', { ...PARIS, day: 'numeric', month: 'long', year: 'numeric' });
const SHORT = new Intl.DateTimeFormat('fr-FR', { ...PARIS, day: 'numeric', month: 'long' });

/** Returns the day of an instant in France, in words: `1er novembre 2026`. */
export function dayLabel(instant: Date): string {
  return first(LONG.format(instant));
}

/** Returns when an offer was published, in words: relative up to yesterday, then the day (design, "Ton"). */
export function publishedLabel(published: Date, now: Date): string {
  const day = PARIS_DAY.format(published);
  if (day === PARIS_DAY.format(now)) return 'Publiée aujourd’hui';
  if (day === PARIS_DAY.format(new Date(now.getTime() - DAY))) return 'Publiée hier';
  const isThisYear = day.slice(0, 4) === PARIS_DAY.format(now).slice(0, 4);
  return `Publiée le ${first((isThisYear ? SHORT : LONG).format(published))}`;
}

/** The first of a month has its own form in French. */
const first = (label: string) => label.replace(/^1 /, '1er ');
