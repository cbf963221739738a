import type { LaneDeath } from './lane.ts';

/**
 * Returns whose fault the end of a lane was, of the versions (`name@version`) that it ran: who was being loaded; who stands
 * in the stack; who alone was asked for a page. Else it can have been any of those on trial, and nobody is worth more than
 * the site: all of them.
 */
export function suspectsOf(
  { reason, loading, words, asked }: LaneDeath,
  versions: readonly string[],
  onTrial: readonly string[],
): string[] {
  if (loading !== null) return [loading];
  // A copy is in a folder of its name and version.
  const named = versions.filter((version) => words.includes(`/${version.replace('@', '/')}/`));
  if (named.length > 0) return named;
  if (onTrial.length > 0) return [...onTrial];
  return reason === 'hang' && asked.length === 1 ? [...asked] : [];
}
