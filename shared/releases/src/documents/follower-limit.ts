import { refused } from '../registry-error.ts';

/** Maximum streams per token, which shells may share, so that no caller takes all connections. */
const MAX_OF_EACH = 200;

/** Returns a counter of streams by caller, which returns a function that releases one. */
export function followerLimit(maximum = MAX_OF_EACH): (name: string) => () => void {
  const counts = new Map<string, number>();
  /** @throws RegistryError if this caller is at the limit. */
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
