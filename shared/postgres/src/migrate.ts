import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration, MigrationProvider } from 'kysely/migration';

/**
 * Applies new `.sql` files of a folder in the order of their names, in one transaction. Forward only. Concurrent servers
 * wait for each other.
 * @throws Error of a failed migration, or when the database has one that is missing in the folder.
 */
export async function migrateTo<Database>(connection: Kysely<Database>, folder: string): Promise<void> {
  const migrator = new Migrator({
    db: connection,
    provider: sqlFiles(folder),
    allowUnorderedMigrations: true,
  });
  // Migrations, and waiting for another server's, may take longer than requests.
  await sql`set statement_timeout = 0`.execute(connection);
  try {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  } finally {
    await sql`reset statement_timeout`.execute(connection);
  }
}

function sqlFiles(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
      return Object.fromEntries(names.map((name) => [name, migrationOf(join(folder, name))]));
    },
  };
}

function migrationOf(file: string): Migration {
  return {
    async up(database) {
      await sql.raw(await readFile(file, 'utf8')).execute(database);
    },
  };
}
