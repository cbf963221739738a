const PARIS_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
const MILLISECONDS_PER_DAY = 86_400_000;
/** From here on a date says more than a number of days. */
const RELATIVE_DAYS = 30;

/** The day of an instant in France, `2026-11-21`: the same text on the server and in every browser. */
export const dayOf = (instant: Date): string => PARIS_DAY.format(instant);

const DAY_AND_MONTH = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const WITH_YEAR = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day in words, `18 novembre`, with its year when it is not this one. */
export function dayLabel(day: string, today: string): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? DAY_AND_MONTH : WITH_YEAR;
  return format.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1er ');
}

/** How old an offer is, in the words of its card. Both days as `dayOf` gives them. */
export function publishedLabel(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / MILLISECONDS_PER_DAY);
  if (days <= 0) return "Aujourd'hui";
  if (days === 1) return 'Hier';
  return days < RELATIVE_DAYS ? `Publiée il y a ${days} jours` : `Publiée le ${dayLabel(day, today)}`;
}
