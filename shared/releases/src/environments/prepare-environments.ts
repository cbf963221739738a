import { REGISTRY, writeAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { currentDocument, issueDocument } from '../documents/document-store.ts';
import type { KeyRing } from '../documents/key-ring.ts';
import { signerOf } from '../documents/sign.ts';
import { lockEnvironment } from './environment-store.ts';
import type { IssuedDocument, NewDocument } from '../documents/document-store.ts';

export const STAGING = 'staging';
export const PRODUCTION = 'production';
const DEFAULTS = [
  { name: STAGING, rank: 1 },
  { name: PRODUCTION, rank: 2 },
];

/** Creates the environments, and makes production require staging if configured. */
export async function prepareEnvironments(
  database: Database,
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

/** Issues a document for each environment without one, or whose signing key is no longer in the public set. */
export async function prepareDocuments(database: Database, keys: KeyRing): Promise<void> {
  const known = (await keys.publicSet()).keys.map(({ kid }) => kid);
  const environments = await database.selectFrom('environment').select(['name', 'requires']).execute();
  for (const { name, requires } of environments) {
    if (requires !== null) await fillRequired(database, keys, requires, name);
  }
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

/** Copies the release of the environment that requires this one: its shells would have no pages otherwise. */
async function fillRequired(database: Database, keys: KeyRing, name: string, like: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockEnvironment(transaction, name);
    const current = await currentDocument(transaction, name);
    const { remotes = {} } = (await currentDocument(transaction, like))?.body ?? {};
    if (Object.keys(current?.body.remotes ?? {}).length > 0 || Object.keys(remotes).length === 0) return;
    const { revision = 0 } = current ?? {};
    const released = Object.entries(remotes).map(
      ([remote, release]) => [remote, { ...release, candidate: null, percent: 0 }] as const,
    );
    await reissue(transaction, keys, {
      environment: name,
      current: { revision, remotes: Object.fromEntries(released) },
      revision: revision + 1,
      action: 'fill',
      command: `fill from ${like}`,
      reason: `${like} requires it from now on.`,
    });
  });
}

interface Reissue {
  environment: string;
  /** The active document. */
  current: { revision: IssuedDocument['revision']; remotes: NewDocument['remotes'] };
  revision: number;
  /** Action, as named in the log and described in the document. */
  action: string;
  command: string;
  reason: string;
}

/** Signs the active release again as a new revision, with its line in the log; no remote moves. */
export async function reissue(
  transaction: Transaction,
  keys: KeyRing,
  { environment, current, revision, action, command, reason }: Reissue,
): Promise<void> {
  await issueDocument(transaction, keys, environment, {
    revision,
    remotes: current.remotes,
    lastMove: {
      time: new Date().toISOString(),
      who: REGISTRY,
      command,
      remote: '*',
      before: null,
      after: null,
      reason,
    },
  });
  await writeAudit(transaction, {
    actor: REGISTRY,
    action,
    target: environment,
    before: { revision: current.revision },
    after: { revision },
    reason,
  });
}
