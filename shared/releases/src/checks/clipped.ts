import { oneLine } from '../http/parameters.ts';

/** Returns a text as one line of at most that length. */
export function clipped(text: string, length: number): string {
  const line = oneLine(text);
  // No half of a character: no database stores one.
  return line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line;
}
