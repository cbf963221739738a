import { sql } from 'kysely';
import type { App } from '../http/app.ts';
import type { Database } from '../database/schema.ts';
import { currentDocument } from '../documents/document-store.ts';
import { RegistryError } from '../registry-error.ts';
import { linkedWith } from '../rules/linked.ts';
import { listEnvironments } from './environment-store.ts';
import { makeMove } from './make-move.ts';
import type { MoveContext } from './make-move.ts';

/** Actor that halts expired candidates. */
export const EXPIRY = 'expiry';
const DAYS = 21;
const HOUR_MILLISECONDS = 60 * 60_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

/** Checks hourly for expired candidates. */
export async function expiry(app: App, context: MoveContext): Promise<void> {
  const timer = setInterval(() => {
    expireCandidates(context).catch((error: unknown) =>
      app.log.error({ err: error }, 'Expired candidates could not be halted'),
    );
  }, HOUR_MILLISECONDS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Halts candidates without a move for three weeks, so that two versions are not served indefinitely. A pin or a freeze
 * keeps them on purpose.
 */
export async function expireCandidates(context: MoveContext, now = new Date()): Promise<void> {
  for (const { name: environment, frozen } of await listEnvironments(context.database)) {
    const current = await currentDocument(context.database, environment);
    if (frozen !== null || !current) continue;
    for (const [remote, { candidate, percent, pinned }] of Object.entries(current.body.remotes)) {
      if (candidate === null || pinned !== undefined) continue;
      const linked = linkedWith(current.body.remotes, remote).map((other) => other.remote);
      const moved = await lastMoved(context.database, environment, [remote, ...linked]);
      if (moved === null || now.getTime() - moved.getTime() < DAYS * DAY_MILLISECONDS) continue;
      await halt(context, environment, {
        ...{ action: 'halt', remote, version: candidate },
        reason: `Nobody has moved it for ${DAYS} days: it stood at ${percent} %. Start it again if it is still wanted.`,
      });
    }
  }
}

async function halt(
  context: MoveContext,
  environment: string,
  request: { action: 'halt'; remote: string; version: string; reason: string },
): Promise<void> {
  const expectedRevision = (await currentDocument(context.database, environment))?.revision ?? 0;
  await makeMove(context, { environment, actor: EXPIRY, request, expectedRevision }).catch(
    (error: unknown) => {
      // A concurrent move shows that the candidate is in use.
      if (!(error instanceof RegistryError)) throw error;
    },
  );
}

async function lastMoved(
  database: Database,
  environment: string,
  remotes: readonly string[],
): Promise<Date | null> {
  const row = await database
    .selectFrom('document')
    .select(({ fn }) => fn.max('issued_at').as('at'))
    .where('environment', '=', environment)
    .where(sql<boolean>`body->'lastMove'->>'remote' in (${sql.join([...remotes, '*'])})`)
    .executeTakeFirst();
  return row?.at ?? null;
}
