import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PostgresDialect, generate } from 'kysely-codegen';
import { startEmbedded } from '@careers/postgres';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { connect } from '../../src/database/connect.ts';
import type { Database } from '../../src/database/schema.ts';

const FILE = resolve(import.meta.dirname, '..', '..', 'src', 'database', 'tables.ts');

/** Types unknown to the database: shapes of JSON and values of text. */
const COLUMNS = {
  'document.body': 'ColumnType<ReleaseDocument, string, never>',
  'environment.planned_freezes': 'ColumnType<PlannedFreeze[], string | undefined, string>',
  'outcome.failures': 'ColumnType<OutcomeFailure[], string | undefined, string>',
  'plan.marks': 'ColumnType<Marks, string | undefined, string>',
  'plan.steps': 'ColumnType<PlanStep[], string, string>',
  'rehearsal.report': 'ColumnType<ReportedRehearsal, string, string>',
  'role_grant.role': 'Role',
  'shell.fallbacks': 'ColumnType<ShellFallback[], string | undefined, string>',
  'shell.manifest': 'ColumnType<ShellManifest, string, string>',
  'trusted_workload.claims': 'ColumnType<Record<string, string>, string, string>',
  'version.gate': 'ColumnType<object[], string | undefined, string>',
  'version.manifest': 'ColumnType<RemoteManifest, string, never>',
  'version.provenance': 'ColumnType<Record<string, string>, string | undefined, never>',
  'version_check.conclusion': 'Conclusion',
  'version_check.details': 'ColumnType<Finding[], string, string>',
  'version.state': "'checking' | 'ready' | 'refused' | 'deleted'",
};

/** `npm run types -w shared/releases`: writes the types of the tables, from a new database with all migrations. */
const directory = await temporaryFolder('registry-types-');
const cluster = await startEmbedded(directory);
try {
  const database = await connect(cluster.url);
  await writeFile(FILE, await tableTypes(database));
  await database.destroy();
  console.log(`types: written to ${FILE}`);
} finally {
  await cluster.stop();
  await rm(directory, { recursive: true, force: true });
}

/** Returns the types of the tables of a migrated database, as `src/database/tables.ts` has them. */
function tableTypes(database: Database): Promise<string> {
  return generate({
    db: database,
    dialect: new PostgresDialect(),
    excludePattern: '(kysely_*|public.kysely_*)',
    customImports: {
      Conclusion: '../checks/schemas.ts',
      Finding: '../checks/schemas.ts',
      Marks: '../plans/next-step.ts',
      OutcomeFailure: '../shells/outcome-schemas.ts',
      PlannedFreeze: '../environments/planned-freezes.ts',
      PlanStep: '../plans/steps.ts',
      ReleaseDocument: '@careers/contract',
      RemoteManifest: '@careers/contract',
      ReportedRehearsal: '../shells/rehearsal-schemas.ts',
      Role: '../identity/roles.ts',
      ShellFallback: '../shells/fallback.ts',
      ShellManifest: '@careers/contract',
    },
    overrides: { columns: COLUMNS },
    typeMapping: { timestamptz: 'Date' },
    typeOnlyImports: true,
    outFile: null,
  });
}
