import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from '../identity/actor.ts';

/** What a version says of where it was made. */
const FIELDS = ['repository', 'commit', 'run', 'builder'] as const;
const LONGEST = 300;

/**
 * Returns where a version was made: what a pipeline's provider proves of it, and nothing that it says itself; of anybody
 * else what the headers `x-provenance-…` say, marked as said.
 */
export function provenanceOf(actor: Actor, headers: IncomingHttpHeaders): Record<string, string> {
  if (actor.kind === 'workload') return { ...actor.claims, proven: 'true' };
  const said = FIELDS.flatMap((field) => {
    const value = headers[`x-provenance-${field}`];
    return typeof value === 'string' && value !== '' ? [[field, value.slice(0, LONGEST)] as const] : [];
  });
  return { ...Object.fromEntries(said), proven: 'false' };
}
