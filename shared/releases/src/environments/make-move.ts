import type { ReleaseDocument } from '@careers/contract';
import { writeAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { currentDocument, issueDocument, requireRevision } from '../documents/document-store.ts';
import type { KeyRing } from '../documents/key-ring.ts';
import { RegistryError, impossibleMove } from '../registry-error.ts';
import { endPlans } from '../plans/end-plans.ts';
import { queueDeliveries } from '../webhooks/queue-deliveries.ts';
import { link, linkedMoves } from '../rules/linked.ts';
import type { LinkedMove } from '../rules/linked.ts';
import * as moves from '../rules/moves.ts';
import type { Move } from '../rules/moves.ts';
import { lockEnvironment } from './environment-store.ts';
import { WAYS_BACK } from './given-versions.ts';
import type { MoveRequest } from './schemas.ts';
import { refuseUnchecked } from './required-checks.ts';
import {
  refuseFailed,
  refuseHeld,
  refuseMovedPins,
  refuseStale,
  refuseTaking,
  refuseUnfit,
} from './move-rules.ts';

export interface MoveContext {
  database: Database;
  keys: KeyRing;
}

export interface MoveOrder {
  environment: string;
  actor: string;
  request: MoveRequest;
  /** Revision on which the move is based. */
  expectedRevision: number;
  /**
   * Called for each linked remote that reaches more visitors.
   * @throws RegistryError if the caller may not move it.
   */
  permit?: (linked: LinkedMove) => void;
  /** Runs in the move's transaction. */
  alongside?: (transaction: Transaction, after: ReleaseDocument) => Promise<void>;
}

/**
 * Moves an environment: stores the new document and its audit line atomically. Concurrent moves are serialised.
 * @throws
 * RegistryError if a rule refuses it.
 */
export function makeMove({ database, keys }: MoveContext, order: MoveOrder): Promise<ReleaseDocument> {
  const { request, actor } = order;
  return database.transaction().execute(async (transaction) => {
    const environment = await lockEnvironment(transaction, order.environment);
    const current = await currentDocument(transaction, environment.name);
    if (!current) throw new Error(`${environment.name} has no document.`);
    refuseStale(environment.name, current, order.expectedRevision);
    const before = current.body;
    const linked = linkedMoves(before, request);
    if (!WAYS_BACK.has(request.action)) for (const each of linked) order.permit?.(each);
    const requests = [request, ...linked];
    let moved = before;
    for (const each of requests) {
      refuseHeld(environment, before, each);
      refuseTaking(before, each);
      await refuseFailed(transaction, environment.name, before, each);
      moved = (await moveOf(transaction, environment.name, each))(moved);
    }
    if (request.action === 'start') moved = link(requests.map(remoteOf))(moved);
    if (request.action === 'restore') refuseMovedPins(before, moved);
    const remote = remoteOf(request);
    const after = await issueDocument(transaction, keys, environment.name, {
      revision: before.revision + 1,
      remotes: moved.remotes,
      lastMove: {
        time: new Date().toISOString(),
        who: actor,
        command: describeMoves(request, linked),
        remote,
        before: before.remotes[remote] ?? null,
        after: moved.remotes[remote] ?? null,
        reason: request.reason,
      },
    });
    // A restored revision's versions have been active here.
    const requires = request.action === 'restore' ? null : environment.requires;
    await refuseUnfit(transaction, { name: environment.name, requires }, before, after);
    const passedOver = await refuseUnchecked(transaction, environment, { before, after, request });
    for (const moving of requests.map(remoteOf))
      await writeAudit(transaction, {
        actor,
        action: request.action,
        target: `${environment.name}/${moving}`,
        before: stateOf(before, moving),
        after: { ...stateOf(after, moving), ...(passedOver.length > 0 && { passedOver }) },
        reason: request.reason,
      });
    await order.alongside?.(transaction, after);
    await endPlans(transaction, environment.name, after, actor);
    await queueDeliveries(transaction, environment.name, after);
    return after;
  });
}

async function moveOf(transaction: Transaction, environment: string, request: MoveRequest): Promise<Move> {
  if (request.action !== 'restore') return planMove(request);
  const { body } = await requireRevision(transaction, environment, request.revision).catch(
    (error: unknown) => {
      if (!(error instanceof RegistryError)) throw error;
      throw new RegistryError(422, error.rule, error.message, error.remedy);
    },
  );
  return moves.restore(body);
}

/** Returns the state for the audit log: of the moved remote, or of all. */
function stateOf({ revision, remotes }: ReleaseDocument, remote: string) {
  return { revision, remotes: remote === '*' ? remotes : { [remote]: remotes[remote] ?? null } };
}

/** Returns the remote that a request moves: `*` for all. */
function remoteOf(request: MoveRequest): string {
  return request.action === 'restore' ? '*' : request.remote;
}

export type RemoteMove = Exclude<MoveRequest, { action: 'restore' }>;

/** Returns the requested change of the document. */
export function planMove(request: RemoteMove): Move {
  switch (request.action) {
    case 'start':
      return moves.rollout(request.remote, request.version, request.percent);
    case 'advance':
      return moves.advance(request.remote, request.percent, request.version);
    case 'pause':
      return moves.pause(request.remote, request.version);
    case 'halt':
      return moves.halt(request.remote, request.version);
    case 'promote':
      return promoteOrIntroduce(request.remote, request.version);
    case 'rollback':
      return rollbackToKnown(request.remote, request.version);
    case 'pin':
      return moves.pin(request.remote, request.reason);
    case 'unpin':
      return moves.unpin(request.remote);
  }
}

/** The first version of a remote is introduced, as there is no candidate to promote. */
function promoteOrIntroduce(remote: string, version: string): Move {
  return (document) =>
    document.remotes[remote]
      ? moves.promote(remote, version)(document)
      : moves.introduce(remote, version)(document);
}

/** Rolls back only to a version that was here: any other one would bypass the right to promote. */
function rollbackToKnown(remote: string, version?: string): Move {
  return (document) => {
    const fallback = document.remotes[remote]?.fallback ?? [];
    if (version !== undefined && document.remotes[remote] && !fallback.includes(version))
      throw impossibleMove(
        `${remote} cannot go back to ${version}, only to ${fallback.join(', ') || 'no version'}: promote it, or restore a revision.`,
      );
    return moves.rollback(remote, version)(document);
  };
}

/** Describes moves: `start mf-search 1.1.0 10 % with mf-offer 2.0.0`. */
function describeMoves(request: MoveRequest, linked: readonly LinkedMove[]): string {
  if (linked.length === 0) return describeMove(request);
  const others = linked.map((each) => `${each.remote}${versionWords(each)}`);
  return `${describeMove(request)} with ${others.join(', ')}`;
}

function describeMove(request: MoveRequest): string {
  const passedOver = [
    ...('despiteFailures' in request && request.despiteFailures ? ['failures'] : []),
    ...('despiteChecks' in request && request.despiteChecks ? ['checks'] : []),
  ];
  const despite = passedOver.length > 0 ? ` despite ${passedOver.join(' and ')}` : '';
  if (request.action === 'restore') return `restore ${request.revision}${despite}`;
  const percent = 'percent' in request ? ` ${request.percent} %` : '';
  return `${request.action} ${request.remote}${versionWords(request)}${percent}${despite}`;
}

function versionWords(request: MoveRequest): string {
  return 'version' in request && request.version !== undefined ? ` ${request.version}` : '';
}
