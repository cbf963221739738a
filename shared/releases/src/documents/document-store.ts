import type { LastMove, ReleaseDocument, RemoteRelease } from '@careers/contract';
import type { Database, Transaction } from '../database/schema.ts';
import { refused } from '../registry-error.ts';
import { notify } from './notifications.ts';
import type { KeyRing } from './key-ring.ts';
import { signDocument } from './sign.ts';

export interface IssuedDocument {
  revision: number;
  jws: string;
  body: ReleaseDocument;
  issued_at: Date;
}

export interface NewDocument extends Pick<ReleaseDocument, 'revision' | 'remotes'> {
  lastMove: LastMove;
}

/** Returns the active document of an environment; undefined before the first. */
export function currentDocument(
  database: Database,
  environment: string,
): Promise<IssuedDocument | undefined> {
  return database
    .selectFrom('document')
    .select(['revision', 'jws', 'body', 'issued_at'])
    .where('environment', '=', environment)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Returns the active document of an environment.
 * @throws RegistryError for an unknown environment.
 */
export async function requireCurrent(database: Database, environment: string): Promise<IssuedDocument> {
  const document = await currentDocument(database, environment);
  if (document) return document;
  throw refused('unknown-environment', `There is no environment ${environment}.`);
}

/**
 * Signs a document and activates it when the transaction commits; revisions are unique.
 * @throws RegistryError if it
 * releases a version that is not ready.
 */
export async function issueDocument(
  transaction: Transaction,
  keys: KeyRing,
  environment: string,
  document: NewDocument,
): Promise<ReleaseDocument> {
  const now = new Date();
  const { remotes, versions } = await pinned(transaction, document.remotes);
  const body: ReleaseDocument = {
    revision: document.revision,
    environment,
    issuedAt: now.toISOString(),
    remotes,
    versions,
    lastMove: document.lastMove,
  };
  await transaction
    .insertInto('document')
    .values({
      environment,
      revision: body.revision,
      body: JSON.stringify(body),
      jws: await signDocument(body, await keys.signer(now)),
      issued_at: now,
    })
    .execute();
  await notify(transaction);
  return body;
}

/**
 * Returns a past document.
 * @throws RegistryError for an unknown revision.
 */
export async function requireRevision(
  database: Database,
  environment: string,
  revision: number,
): Promise<Pick<IssuedDocument, 'body' | 'jws'>> {
  const row = await database
    .selectFrom('document')
    .select(['body', 'jws'])
    .where('environment', '=', environment)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (row) return row;
  throw refused('unknown-revision', `${environment} never had a revision ${revision}.`);
}

type Remotes = ReleaseDocument['remotes'];
type Versions = NonNullable<ReleaseDocument['versions']>;

/**
 * Returns the remotes with the digests of all named versions, without deleted fallback versions.
 * @throws RegistryError
 * if a released version is not ready.
 */
export async function pinned(
  database: Database,
  remotes: Remotes,
): Promise<{ remotes: Remotes; versions: Versions }> {
  const digests = await readyDigests(database, Object.keys(remotes));
  const versions: Versions = {};
  const pin = (name: string, version: string): boolean => {
    const key = `${name}@${version}`;
    const digest = digests.get(key);
    if (digest === undefined) return false;
    versions[key] = { manifest: `sha384-${digest}` };
    return true;
  };
  const entries = Object.entries(remotes).map(([name, release]): [string, RemoteRelease] => {
    for (const version of [release.stable, release.candidate])
      if (version !== null && !pin(name, version))
        throw refused('version-not-ready', `${name}@${version} is not published, or the gate refused it.`);
    const isReady = (version: string) => pin(name, version);
    return [
      name,
      {
        ...release,
        fallback: release.fallback.filter(isReady),
        withdrawn: (release.withdrawn ?? []).filter(isReady),
      },
    ];
  });
  return { remotes: Object.fromEntries(entries), versions };
}

async function readyDigests(database: Database, remotes: string[]): Promise<Map<string, string>> {
  if (remotes.length === 0) return new Map();
  const rows = await database
    .selectFrom('version')
    .select(['remote', 'number', 'digest'])
    .where('remote', 'in', remotes)
    .where('state', '=', 'ready')
    .execute();
  return new Map(rows.map(({ remote, number, digest }) => [`${remote}@${number}`, digest]));
}
