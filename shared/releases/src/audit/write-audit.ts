import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { FIRST_HASH, hashOf } from './audit-line.ts';

/** Number of the lock under which lines are added: the chain has one end. */
const LOCK = 7_201;

export interface AuditEntry {
  actor: string;
  /** What was done, in a word: `promote`, `freeze`, `create-token`. */
  action: string;
  /** What it was done to: `production/mf-search`. */
  target: string;
  /** As JSON, null or left out where there is nothing. */
  before?: unknown;
  after?: unknown;
  reason?: string | null;
}

/** Adds a line to the audit log within the transaction that does what it tells: both are kept or neither. */
export async function writeAudit(transaction: Transaction<Database>, entry: AuditEntry): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
  const last = await transaction
    .selectFrom('audit')
    .select('hash')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const previousHash = last?.hash ?? FIRST_HASH;
  const [before, after] = [jsonOf(entry.before), jsonOf(entry.after)];
  const line = {
    time: new Date(),
    actor: entry.actor,
    action: entry.action,
    target: entry.target,
    reason: entry.reason ?? null,
  };
  const hash = hashOf({ ...line, before: parsed(before), after: parsed(after) }, previousHash);
  await transaction
    .insertInto('audit')
    .values({ ...line, before, after, previous_hash: previousHash, hash })
    .execute();
}

function jsonOf(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

/** As it comes back from the database: without what JSON leaves out. */
function parsed(json: string | null): unknown {
  return json === null ? null : JSON.parse(json);
}
