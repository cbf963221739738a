import { createHash } from 'node:crypto';

/** What stands in the audit log, as the database gives it back. */
export interface AuditLine {
  time: Date;
  /** Who did it, by the name that the registry proved. */
  actor: string;
  action: string;
  target: string;
  before: unknown;
  after: unknown;
  reason: string | null;
}

/** Stands before the first line. */
export const FIRST_HASH = '0'.repeat(64);

/** Returns the hash of a line that follows another: whoever changes one has to change all that come after. */
export function hashOf(line: AuditLine, previousHash: string): string {
  const { time, actor, action, target, before, after, reason } = line;
  const whole = { time: time.toISOString(), actor, action, target, before, after, reason, previousHash };
  return createHash('sha256').update(canonicalJson(whole)).digest('hex');
}

/** Returns JSON with the names of each object in order: the database keeps them in an order of its own. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`;
}
