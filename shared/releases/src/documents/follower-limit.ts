import { refused } from '../registry-error.ts';

/** Streams of one token: shells may share it, and no caller takes all connections. */
const MAX_OF_EACH = 200;

/** Returns what counts the streams of each caller, by name; it returns what ends the count of one. */
export function followerLimit(maximum = MAX_OF_EACH): (name: string) => () => void {
  const counts = new Map<string, number>();
  /** @throws RegistryError where this caller has as many already. */
  return (name) => {
    const others = counts.get(name) ?? 0;
    if (others >= maximum) throw refused('too-many-followers', `${name} follows ${others} times already.`);
    counts.set(name, others + 1);
    return () => {
      const left = (counts.get(name) ?? 1) - 1;
      if (left === 0) counts.delete(name);
      else counts.set(name, left);
    };
  };
}
