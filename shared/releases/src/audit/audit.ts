import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import Type from 'typebox';
import type { Static } from 'typebox';
import type { Database, Tables, Transaction } from '../database/schema.ts';

export const AuditVerdict = Type.Object({
  ok: Type.Boolean(),
  lines: Type.Integer(),
  head: Type.String({ description: 'Hash of the last valid line; store it elsewhere to detect truncation.' }),
  /** Number of the first line that breaks the chain. */
  brokenAt: Type.Optional(Type.Integer()),
});
export type AuditVerdict = Static<typeof AuditVerdict>;

/** Line of the audit log, as returned by the database, without its place in the chain. */
type AuditLine = Omit<Selectable<Tables['audit']>, 'sequence' | 'previous_hash' | 'hash'>;

/** Hash preceding the first line. */
export const FIRST_HASH = '0'.repeat(64);

/** Returns the hash of a line, chained to the previous one: changing a line changes all later hashes. */
export function hashOf(line: AuditLine, previousHash: string): string {
  const { time, actor, action, target, before, after, reason } = line;
  const whole = { time: time.toISOString(), actor, action, target, before, after, reason, previousHash };
  return createHash('sha256').update(canonicalJson(whole)).digest('hex');
}

/** Returns JSON with sorted keys: the database stores them in its own order. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`;
}

/** Lines per query, to bound memory, as the log grows indefinitely. */
export const LINES_AT_ONCE = 500;

/** Yields the lines after a given one, oldest first, in batches. */
export async function* linesAfter(
  database: Database,
  first: number,
  limit = Infinity,
): AsyncGenerator<Selectable<Tables['audit']>> {
  let after = String(first);
  for (let left = limit; left > 0; left -= LINES_AT_ONCE) {
    const rows = await database
      .selectFrom('audit')
      .selectAll()
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(Math.min(left, LINES_AT_ONCE))
      .execute();
    yield* rows;
    if (rows.length < LINES_AT_ONCE) return;
    after = rows.at(-1)?.sequence ?? after;
  }
}

/** Advisory lock for appending lines: the chain has one end. */
const LOCK = 7_201;

/** Actor in the log for actions of the registry itself. */
export const REGISTRY = 'registry';

export interface AuditEntry {
  actor: string;
  /** Name of the action: `promote`, `freeze`, `create-token`. */
  action: string;
  /** Subject of the action: `production/mf-search`. */
  target: string;
  /** State as JSON; null or absent if there is none. */
  before?: unknown;
  after?: unknown;
  reason?: string | null;
}

/** Adds a line to the audit log in the transaction of the action: both are stored or neither. */
export async function writeAudit(transaction: Transaction, entry: AuditEntry): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
  const last = await transaction
    .selectFrom('audit')
    .select('hash')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const previousHash = last?.hash ?? FIRST_HASH;
  const [before, after] = [JSON.stringify(entry.before ?? null), JSON.stringify(entry.after ?? null)];
  const line = {
    time: new Date(),
    actor: entry.actor,
    action: entry.action,
    target: entry.target,
    reason: entry.reason ?? null,
  };
  // Round trip through JSON, so that the hash covers values as the database returns them.
  const hash = hashOf({ ...line, before: JSON.parse(before), after: JSON.parse(after) }, previousHash);
  await transaction
    .insertInto('audit')
    .values({ ...line, before, after, previous_hash: previousHash, hash })
    .execute();
}

/** Verifies the whole chain, in batches. */
export async function verifyAudit(database: Database): Promise<AuditVerdict> {
  let head = FIRST_HASH;
  let lines = 0;
  for await (const row of linesAfter(database, 0)) {
    lines += 1;
    if (row.previous_hash !== head || row.hash !== hashOf(row, head))
      return { ok: false, lines, head, brokenAt: Number(row.sequence) };
    head = row.hash;
  }
  return { ok: true, lines, head };
}
