import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { FIRST_HASH, hashOf } from './audit-line.ts';
import { linesAfter } from './read-lines.ts';

export interface AuditVerdict {
  ok: boolean;
  /** Lines that were looked at. */
  lines: number;
  /** Hash of the last good line: kept elsewhere, it also proves that no line was cut off at the end. */
  head: string;
  /** Number of the first line that does not follow from those before. */
  brokenAt?: number;
}

/** Looks through the whole chain, some lines at a time. */
export async function verifyAudit(database: Kysely<Database>): Promise<AuditVerdict> {
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
