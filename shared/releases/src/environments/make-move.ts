import type { Kysely, Transaction } from 'kysely';
import type { ReleaseDocument } from '@careers/contract';
import { writeAudit } from '../audit/write-audit.ts';
import type { Database } from '../database/schema.ts';
import { currentDocument, issueDocument, requireRevision } from '../documents/document-store.ts';
import type { KeyRing } from '../documents/key-ring.ts';
import { RegistryError } from '../registry-error.ts';
import { restore } from '../rules/moves.ts';
import type { Move } from '../rules/moves.ts';
import { lockEnvironment } from './environment-store.ts';
import type { MoveRequest } from './move-request.ts';
import { refuseHeld, refuseMovedPins, refuseStale, refuseUnfit } from './move-rules.ts';
import { describeMove, planMove } from './plan-move.ts';

export interface MoveContext {
  database: Kysely<Database>;
  keys: KeyRing;
}

export interface MoveOrder {
  environment: string;
  actor: string;
  request: MoveRequest;
  /** The revision that it was decided at; null for what holds at any. */
  expectedRevision: number | null;
}

/**
 * Moves an environment: the new document and its line in the audit log are stored together or not at all. Of several
 * movers one comes after the other.
 * @throws RegistryError when a rule refuses it.
 */
export function makeMove({ database, keys }: MoveContext, order: MoveOrder): Promise<ReleaseDocument> {
  const { request, actor } = order;
  return database.transaction().execute(async (transaction) => {
    const environment = await lockEnvironment(transaction, order.environment);
    const current = await currentDocument(transaction, environment.name);
    if (!current) throw new Error(`${environment.name} has no document.`);
    if (order.expectedRevision !== null) refuseStale(environment.name, current, order.expectedRevision);
    const before = current.body;
    refuseHeld(environment, before, request);
    const moved = (await moveOf(transaction, environment.name, request))(before);
    if (request.action === 'restore') refuseMovedPins(before, moved);
    const remote = request.action === 'restore' ? '*' : request.remote;
    const after = await issueDocument(transaction, keys, environment.name, {
      revision: moved.revision,
      remotes: moved.remotes,
      lastMove: {
        time: new Date().toISOString(),
        who: actor,
        command: describeMove(request),
        remote,
        before: before.remotes[remote] ?? null,
        after: moved.remotes[remote] ?? null,
        reason: request.reason,
      },
    });
    // What an earlier revision names was in force here.
    const requires = request.action === 'restore' ? null : environment.requires;
    await refuseUnfit(transaction, { name: environment.name, requires }, before, after);
    await writeAudit(transaction, {
      actor,
      action: request.action,
      target: `${environment.name}/${remote}`,
      before: stateOf(before, remote),
      after: stateOf(after, remote),
      reason: request.reason,
    });
    return after;
  });
}

async function moveOf(
  transaction: Transaction<Database>,
  environment: string,
  request: MoveRequest,
): Promise<Move> {
  if (request.action !== 'restore') return planMove(request);
  const { body } = await requireRevision(transaction, environment, request.revision).catch(
    (error: unknown) => {
      if (!(error instanceof RegistryError)) throw error;
      throw new RegistryError(422, error.rule, error.message, error.remedy);
    },
  );
  return restore(body);
}

/** What the audit log keeps: the remote that was moved, or all of them. */
function stateOf({ revision, remotes }: ReleaseDocument, remote: string) {
  return { revision, remotes: remote === '*' ? remotes : { [remote]: remotes[remote] ?? null } };
}
