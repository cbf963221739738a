import { sql } from 'kysely';
import { startOwnDatabase } from '../testing/own-database.ts';
import type { OwnDatabase } from '../testing/own-database.ts';
import { LINES_AT_ONCE, linesAfter, verifyAudit, writeAudit } from './audit.ts';
import type { AuditEntry } from './audit.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await startOwnDatabase();
}, 120_000);
afterAll(() => own.stop());
beforeEach(() => sql`truncate audit restart identity`.execute(own.database));

const write = (entry: Partial<AuditEntry> = {}) =>
  own.database.transaction().execute((transaction) =>
    writeAudit(transaction, {
      actor: 'Camille',
      action: 'promote',
      target: 'production/mf-search',
      ...entry,
    }),
  );

describe('[REL-10] the audit log', () => {
  it('is a valid hash chain for any content, with concurrent writers', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        write({ before: { z: [1, { b: null, a: 1e-7 }], a: 'é\u2028"' }, after: { index, gone: undefined } }),
      ),
    );
    await write({ reason: 'Conversion is up.' });
    expect(await verifyAudit(own.database)).toMatchObject({ ok: true, lines: 13 });
  });

  it.each([
    ['is changed', sql`update audit set reason = 'Another.' where sequence = 2`, 2],
    [
      'is changed with its hash',
      sql`update audit set actor = 'x', hash = repeat('a', 64) where sequence = 2`,
      2,
    ],
    ['has another time', sql`update audit set time = time - interval '1 day' where sequence = 3`, 3],
    ['is taken out', sql`delete from audit where sequence = 2`, 3],
    ['has other JSON', sql`update audit set after = '{"percent": 50}' where sequence = 1`, 1],
  ])('is reported as broken if a line %s', async (_case, forgery, brokenAt) => {
    for (const percent of [5, 10, 20, 30]) await write({ after: { percent }, reason: `To ${percent}.` });
    await forgery.execute(own.database);
    expect(await verifyAudit(own.database)).toMatchObject({ ok: false, brokenAt });
  });

  it('reveals a truncated end by a stored head', async () => {
    await write();
    await write();
    const { head } = await verifyAudit(own.database);
    await sql`delete from audit where sequence = 2`.execute(own.database);
    expect((await verifyAudit(own.database)).head).not.toBe(head);
  });

  it.each([0, 1, 2])('is read completely, in batches: %i lines more than one batch', async (more) => {
    await write();
    await sql`
      insert into audit (time, actor, action, target, before, after, reason, previous_hash, hash)
      select time, actor, action, target, before, after, reason, previous_hash, hash
      from audit, generate_series(1, ${LINES_AT_ONCE + 3})`.execute(own.database);
    let lines = 0;
    for await (const _line of linesAfter(own.database, 0, LINES_AT_ONCE + more)) lines += 1;
    expect(lines).toBe(LINES_AT_ONCE + more);
  });

  it('has no line for an action that was rolled back', async () => {
    const failed = own.database.transaction().execute(async (transaction) => {
      await writeAudit(transaction, { actor: 'Camille', action: 'freeze', target: 'production' });
      throw new Error('The move failed.');
    });
    await expect(failed).rejects.toThrow('The move failed.');
    await write();
    expect(await verifyAudit(own.database)).toMatchObject({ ok: true, lines: 1 });
  });
});
