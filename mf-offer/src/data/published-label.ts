const DAY = 24 * 3600 * 1000;
const PARIS_DAY = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' });
const PARIS_LONG = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'long',
});

/** Returns when an offer was published, in words: relative up to yesterday, then the day (design, "Ton"). */
export function publishedLabel(publishedAt: string, now: Date): string {
  const published = new Date(publishedAt);
  const day = PARIS_DAY.format(published);
  if (day === PARIS_DAY.format(now)) return 'Publiée aujourd’hui';
  if (day === PARIS_DAY.format(new Date(now.getTime() - DAY))) return 'Publiée hier';
  return `Publiée le ${PARIS_LONG.format(published)}`;
}
