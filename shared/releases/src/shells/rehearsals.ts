import { SHELL_LIFETIME_MILLISECONDS } from '@careers/contract';
import { checksOf, isSameReport, storeCheck } from '../checks/check-store.ts';
import { rehearsalCheck } from '../checks/rehearsal-check.ts';
import type { Database } from '../database/schema.ts';
import { currentDocument } from '../documents/document-store.ts';
import type { ReportedRehearsal } from './rehearsal-schemas.ts';

/** Stores the rehearsals of a shell's process, and the resulting check `rehearsal`. */
export async function storeRehearsals(
  database: Database,
  environment: string,
  run: string,
  reports: readonly ReportedRehearsal[],
): Promise<void> {
  if (reports.length === 0) return;
  const current = await currentDocument(database, environment);
  for (const report of reports) {
    const release = current?.body.remotes[report.remote];
    // Ignores an outdated report: the shell will follow.
    if (release?.candidate !== report.version || release.salt !== report.salt) continue;
    await storeReport(database, { environment, run, report });
    await storeRehearsalCheck(database, environment, report);
  }
}

async function storeReport(
  database: Database,
  { environment, run, report }: { environment: string; run: string; report: ReportedRehearsal },
): Promise<void> {
  const { remote, version, salt } = report;
  const now = { report: JSON.stringify(report), last_at: new Date() };
  await database
    .insertInto('rehearsal')
    .values({ environment, run, remote, version, salt, ...now })
    .onConflict((conflict) =>
      conflict.columns(['environment', 'remote', 'version', 'salt', 'run']).doUpdateSet(now),
    )
    .execute();
}

async function storeRehearsalCheck(
  database: Database,
  environment: string,
  { remote, version: number, salt }: ReportedRehearsal,
): Promise<void> {
  const rows = await database
    .selectFrom('rehearsal')
    .select(['report', 'last_at'])
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .where('version', '=', number)
    .where('salt', '=', salt)
    .orderBy('run')
    .execute();
  const reports = rows.map(({ report, last_at }) => ({
    ...report,
    isLive: Date.now() - last_at.getTime() < SHELL_LIFETIME_MILLISECONDS,
  }));
  const check = rehearsalCheck(environment, reports);
  const before = (await checksOf(database, { remote, number })).find(({ name }) => name === check.name);
  if (!before || !isSameReport(check, before)) await storeCheck(database, { remote, number }, check);
}
