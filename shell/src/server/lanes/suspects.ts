import type { Lane, LaneDeath } from './lane.ts';

/** What a lane ran when it ended, as `name@version`. */
export interface LaneLoad {
  lane: Lane['name'];
  versions: readonly string[];
  /** Of those on trial, who is held to account where nothing tells whose fault it was. */
  answerable: readonly string[];
}

/**
 * Returns whose fault the end of a lane was: who was being loaded; who stands in the stack; who alone was asked for a page.
 * Else it can have been any of those on trial, and nobody is worth more than the site: all that answer for it.
 */
export function suspectsOf(
  { reason, loading, words, asked }: LaneDeath,
  { lane, versions, answerable }: LaneLoad,
): string[] {
  if (loading !== null) return [loading];
  // A copy is in a folder of its name and version.
  const named = versions.filter((version) => words.includes(`/${version.replace('@', '/')}/`));
  if (named.length > 0) return named;
  if (lane === 'candidate') return [...answerable];
  return reason === 'hang' && asked.length === 1 ? [...asked] : [];
}
