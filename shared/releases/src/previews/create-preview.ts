import { SHELL_LIFETIME_MILLISECONDS } from '@careers/contract';
import { writeAudit } from '../audit/audit.ts';
import type { Database } from '../database/schema.ts';
import type { KeyRing } from '../documents/key-ring.ts';
import { requireEnvironment } from '../environments/environment-store.ts';
import { refused } from '../registry-error.ts';
import { digestOfColumn } from '../store/digest.ts';
import { findVersion } from '../versions/find-version.ts';
import type { Preview, PreviewRequest } from './schemas.ts';
import { signPreview } from './sign-preview.ts';

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const DEFAULT_HOURS = 24;

interface Order {
  environment: string;
  request: PreviewRequest;
  actor: string;
}

/**
 * Creates a preview link of a version, with its line in the audit log. Stores nothing else, as shells verify the
 * signature.
 * @throws RegistryError for a version that cannot be released, or if no shell has reported its site.
 */
export async function createPreview(
  { database, keys }: { database: Database; keys: KeyRing },
  { environment, request, actor }: Order,
): Promise<Preview> {
  const { remote, version, hours = DEFAULT_HOURS } = request;
  await requireEnvironment(database, environment);
  const { state, digest, manifest } = await findVersion(database, remote, version);
  const target = `${remote}@${version}`;
  if (state !== 'ready') throw refused('version-not-ready', `${target} cannot be previewed: it is ${state}.`);
  const site = await siteOf(database, environment);
  const issuedAt = new Date();
  const expiresAt = new Date(issuedAt.getTime() + hours * HOUR_MILLISECONDS);
  const token = await signPreview(
    { environment, remote, version, manifest: digestOfColumn(digest), issuedAt, expiresAt },
    await keys.signer(issuedAt),
  );
  await database.transaction().execute((transaction) =>
    writeAudit(transaction, {
      actor,
      action: 'preview',
      target,
      after: { environment, expiresAt: expiresAt.toISOString() },
    }),
  );
  const query = new URLSearchParams({ token, to: request.path ?? firstPage(manifest.mount) });
  return { url: `${site}/_preview?${query}`, expiresAt: expiresAt.toISOString() };
}

/** Returns the public origin of the shell that reported last. */
async function siteOf(database: Database, environment: string): Promise<string> {
  const shell = await database
    .selectFrom('shell')
    .select('site')
    .where('environment', '=', environment)
    .where('site', 'is not', null)
    .where('seen_at', '>', new Date(Date.now() - SHELL_LIFETIME_MILLISECONDS))
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (shell?.site) return shell.site;
  throw refused('no-site-known', `No shell of ${environment} has reported in the last minute.`);
}

/** Skips patterns and files, which are not start pages. */
function firstPage(mount: readonly string[]): string {
  return mount.find((path) => !/[:*.]/.test(path)) ?? '/';
}
