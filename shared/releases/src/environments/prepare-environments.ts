import type { Kysely } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Database } from '../database/schema.ts';
import { currentDocument } from '../documents/document-store.ts';
import type { KeyRing } from '../documents/key-ring.ts';
import { signerOf } from '../documents/sign.ts';
import { lockEnvironment } from './environment-store.ts';
import { REGISTRY, reissue } from './reissue.ts';

export const STAGING = 'staging';
export const PRODUCTION = 'production';
const DEFAULTS = [
  { name: STAGING, rank: 1 },
  { name: PRODUCTION, rank: 2 },
];

/** Sees to it that the environments are there, and that production asks for staging where the settings say so. */
export async function prepareEnvironments(
  database: Kysely<Database>,
  { requireStaging }: { requireStaging: boolean },
): Promise<void> {
  const requires = requireStaging ? STAGING : null;
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('environment')
      .values(DEFAULTS)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const before = await lockEnvironment(transaction, PRODUCTION);
    if (before.requires === requires) return;
    await transaction.updateTable('environment').set({ requires }).where('name', '=', PRODUCTION).execute();
    await writeAudit(transaction, {
      actor: REGISTRY,
      action: 'require',
      target: PRODUCTION,
      before: { requires: before.requires },
      after: { requires },
      reason: 'The settings of the registry.',
    });
  });
}

/** Sees to it that each environment has a document, signed with a key that the public set still has. */
export async function prepareDocuments(database: Kysely<Database>, keys: KeyRing): Promise<void> {
  const known = (await keys.publicSet()).keys.map(({ kid }) => kid);
  const environments = await database.selectFrom('environment').select('name').execute();
  for (const { name } of environments) {
    await database.transaction().execute(async (transaction) => {
      await lockEnvironment(transaction, name);
      const current = await currentDocument(transaction, name);
      if (current && known.includes(signerOf(current.jws))) return;
      const { revision, remotes } = current?.body ?? { revision: 0, remotes: {} };
      await reissue(transaction, keys, {
        environment: name,
        current: { revision, remotes },
        revision: revision + 1,
        action: 'sign',
        command: 'sign',
        reason: 'What is in force is signed with a key that shells know.',
      });
    });
  }
}
