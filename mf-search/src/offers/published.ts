import { dayLabel, daysBetween } from '@careers/ui/french';

/** From here on a date says more than a number of days. */
const RELATIVE_DAYS = 30;

/** How old an offer is, in the words of its card. Both days as `parisDay` gives them. */
export function publishedLabel(day: string, today: string): string {
  const days = daysBetween(day, today);
  if (days <= 0) return "Aujourd'hui";
  if (days === 1) return 'Hier';
  return days < RELATIVE_DAYS ? `Publiée il y a ${days} jours` : `Publiée le ${dayLabel(day, today)}`;
}
