import type { Choice } from '../alert-data.ts';

/** Returns the stored codes that are still choices, in their order. */
export function knownCodes(stored: unknown, choices: readonly Choice[], maximum: number): string[] {
  return choices
    .map(({ code }) => code)
    .filter((code) => Array.isArray(stored) && stored.includes(code))
    .slice(0, maximum);
}

export function labelsOf(codes: readonly string[], choices: readonly Choice[]): string {
  return choices
    .filter(({ code }) => codes.includes(code))
    .map(({ label }) => label)
    .join(', ');
}
