import { oneLine } from '../http/parameters.ts';
import { MAX_PARTS } from './schemas.ts';
import type { Finding } from './schemas.ts';

/** Returns a text as one line, truncated to a length. */
export function clipped(text: string, length: number): string {
  const line = oneLine(text);
  // Avoids lone surrogates, which databases reject.
  return line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line;
}

/** Returns a finding truncated to the limits of a check. */
export function clippedFinding({ rule, what, whom, do: remedy }: Finding): Finding {
  return {
    rule: clipped(rule, MAX_PARTS.rule),
    what: clipped(what, MAX_PARTS.what),
    whom: clipped(whom, MAX_PARTS.whom),
    do: clipped(remedy, MAX_PARTS.do),
  };
}
