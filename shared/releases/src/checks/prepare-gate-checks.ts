import type { GateResult } from '@careers/federation/checks';
import type { Database } from '../database/schema.ts';
import { GATE_CHECK } from './built-in-checks.ts';
import { gateCheck } from './gate-check.ts';

/** Backfills the gate's check of versions published before checks were stored, or restored from such a backup. */
export async function prepareGateChecks(database: Database): Promise<void> {
  const rows = await database
    .selectFrom('version')
    .select(['remote', 'number', 'gate', 'published_at'])
    .where('state', '!=', 'checking')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('version_check')
            .select('name')
            .whereRef('version_check.remote', '=', 'version.remote')
            .whereRef('version_check.number', '=', 'version.number')
            .where('version_check.name', '=', GATE_CHECK),
        ),
      ),
    )
    .execute();
  for (const { remote, number, gate, published_at } of rows) {
    const { name, conclusion, summary, details, reportedBy } = gateCheck(gate as GateResult[], []);
    await database
      .insertInto('version_check')
      .values({
        ...{ remote, number, name, conclusion, summary },
        details: JSON.stringify(details),
        reported_by: reportedBy,
        reported_at: published_at,
      })
      // Another registry process may have inserted it.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
