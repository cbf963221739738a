import { writeAudit } from '../audit/audit.ts';
import type { Database } from '../database/schema.ts';
import { oneLine } from '../http/parameters.ts';
import { refused } from '../registry-error.ts';
import { BUILT_IN_CHECKS } from './built-in-checks.ts';
import { checksOf, isSameReport, storeCheck } from './check-store.ts';
import type { VersionKey } from './check-store.ts';
import type { Check, CheckReport, Finding } from './schemas.ts';

const MAX_CHECKS = 20;

interface Report extends VersionKey {
  name: string;
  report: CheckReport;
  actor: string;
}

/**
 * Stores the report of a check, with its line in the audit log; idempotent.
 * @throws RegistryError for a reserved name,
 * or an unknown version.
 */
export function reportCheck(database: Database, { name, report, actor, ...version }: Report): Promise<Check> {
  if (BUILT_IN_CHECKS.includes(name))
    throw refused('check-built-in', `The check ${name} is reported by the registry and its shells alone.`);
  return database.transaction().execute(async (transaction) => {
    await lockReady(transaction, version);
    const known = await checksOf(transaction, version);
    const before = known.find((each) => each.name === name);
    const target = `${version.remote}@${version.number}`;
    if (!before && known.length >= MAX_CHECKS)
      throw refused('too-many-checks', `${target} has ${known.length} checks already.`);
    const check = { name, ...plain(report), reportedBy: actor };
    if (before && isSameReport(check, before)) return before;
    await writeAudit(transaction, {
      actor,
      action: 'report-check',
      target,
      before: before ? wordOf(before) : null,
      after: wordOf(check),
    });
    return storeCheck(transaction, version, check);
  });
}

/** Serialises reports of one version. */
async function lockReady(transaction: Database, { remote, number }: VersionKey): Promise<void> {
  const row = await transaction
    .selectFrom('version')
    .select('state')
    .where('remote', '=', remote)
    .where('number', '=', number)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw refused('version-unknown', `${remote}@${number} was never published.`);
  if (row.state !== 'ready')
    throw refused('version-not-ready', `${remote}@${number} cannot be released: it is ${row.state}.`);
}

function plain({ conclusion, summary, details = [] }: CheckReport): Required<CheckReport> {
  const inOneLine = (finding: Finding): Finding => ({
    rule: oneLine(finding.rule),
    what: oneLine(finding.what),
    whom: oneLine(finding.whom),
    do: oneLine(finding.do),
  });
  return { conclusion, summary: oneLine(summary), details: details.map(inOneLine) };
}

function wordOf({ name, conclusion, summary }: Pick<Check, 'name' | 'conclusion' | 'summary'>) {
  return { name, conclusion, summary };
}
