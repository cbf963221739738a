const TIME = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });

/** Returns the cron expression of a time of day, "07:30". */
export function cronAt(at: string): string {
  const [hour, minute] = at.split(':').map(Number);
  return `${minute} ${hour} * * *`;
}

/** Says whether a time of day is over today, in Paris: a server that starts later catches up. */
export function isOver(at: string, now: Date): boolean {
  return TIME.format(now) >= at.padStart(5, '0');
}
