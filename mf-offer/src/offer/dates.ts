import { dayLabel as inWords, daysBetween, parisDay } from '@careers/ui/french';

/** Returns the day of an instant in France, in words: `1er novembre 2026`. */
export const dayLabel = (instant: Date): string => inWords(parisDay(instant));

/** Returns when an offer was published, in words: relative up to yesterday, then the day (design, "Ton"). */
export function publishedLabel(published: Date, now: Date): string {
  const day = parisDay(published);
  const today = parisDay(now);
  const days = daysBetween(day, today);
  if (days <= 0) return 'Publiée aujourd’hui';
  return days === 1 ? 'Publiée hier' : `Publiée le ${inWords(day, today)}`;
}
