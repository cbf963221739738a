/** Maximum number of frames: deeper ones, of the shell, are irrelevant. */
const MAX_PLACES = 3;
/** Maximum length of a failure in the registry. */
const MAX_LENGTH = 300;
/** Matches a file of a copy: `…/mf-search/1.0.0/server/area.cjs:97:21`. */
const SERVER_PLACE = /[\\/](server)[\\/]([\w$@.%{}~-]+\.cjs:\d+:\d+)/g;

/** Returns positions in the server scripts of remotes, from the top of an error's stack. */
export function serverPlaces(cause: unknown): string[] {
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  return [...stack.matchAll(SERVER_PLACE)].map(([, side, place]) => `${side}/${place}`);
}

/** Appends the first positions to a message; the registry maps them to sources. */
export function withPlaces(message: string, places: readonly string[]): string {
  if (places.length === 0) return message;
  const end = ` at ${[...new Set(places)].slice(0, MAX_PLACES).join(', ')}`;
  return message.slice(0, MAX_LENGTH - end.length) + end;
}
