/** Frames of a stack that the shell itself would add say nothing. */
const MAX_PLACES = 3;
/** A registry stores three hundred characters of a failure. */
const MAX_LENGTH = 300;
/** A file of a copy: `…/mf-search/1.0.0/server/area.cjs:97:21`. */
const SERVER_PLACE = /[\\/](server)[\\/]([\w$@.%{}~-]+\.cjs:\d+:\d+)/g;

/** Returns places in the server scripts of remotes, from the top of an error's stack. */
export function serverPlaces(cause: unknown): string[] {
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  return [...stack.matchAll(SERVER_PLACE)].map(([, side, place]) => `${side}/${place}`);
}

/** Returns a message that ends with the first places, which the registry finds in the sources. */
export function withPlaces(message: string, places: readonly string[]): string {
  if (places.length === 0) return message;
  const end = ` at ${[...new Set(places)].slice(0, MAX_PLACES).join(', ')}`;
  return message.slice(0, MAX_LENGTH - end.length) + end;
}
