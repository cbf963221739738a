const LONG = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const TIME = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});
const DAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' });

/** Formats a day for mails: "21 novembre 2026". */
export function longDate(date: Date): string {
  return LONG.format(date);
}

/** Formats a time for mails, also for readers overseas: "21 novembre 2026 à 10:02 (heure de Paris)". */
export function longTime(date: Date): string {
  return `${TIME.format(date)} (heure de Paris)`;
}

/** Returns the day in Paris as YYYY-MM-DD. */
export function parisDay(date: Date): string {
  return DAY.format(date);
}

/** Adds months to a date, or subtracts them for a negative number. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved;
}
