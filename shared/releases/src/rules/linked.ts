import type { ReleaseDocument } from '@careers/contract';
import { impossibleMove } from '../registry-error.ts';
import type { MoveRequest } from '../environments/schemas.ts';
import type { Move } from './moves.ts';

type Remotes = ReleaseDocument['remotes'];

/** A candidate linked with another remote's. */
export interface LinkedCandidate {
  remote: string;
  version: string;
}

/** Returns the candidates linked with a remote's: they share its salt, hence its visitors, and move with it. */
export function linkedWith(remotes: Remotes, remote: string): LinkedCandidate[] {
  const { candidate = null, salt } = (Object.hasOwn(remotes, remote) && remotes[remote]) || {};
  if (candidate === null) return [];
  return Object.entries(remotes).flatMap(([name, other]) =>
    name !== remote && other.salt === salt && other.candidate !== null
      ? [{ remote: name, version: other.candidate }]
      : [],
  );
}

/** A move of one remote that also applies to linked ones. */
export type LinkedMove = Exclude<MoveRequest, { action: 'restore' | 'pin' | 'unpin' }>;

/** Returns the implied moves of a request: of the remotes that it names, or that are linked with its own. */
export function linkedMoves(
  { remotes }: Pick<ReleaseDocument, 'remotes'>,
  request: MoveRequest,
): LinkedMove[] {
  if (request.action === 'restore' || request.action === 'pin' || request.action === 'unpin') return [];
  if (request.action === 'start' && request.with) {
    const { with: named, ...own } = request;
    const names = [own.remote, ...named.map(({ remote }) => remote)];
    if (new Set(names).size < names.length) throw impossibleMove('Each remote is named once.');
    const others = linkedMoves({ remotes }, own).filter(({ remote }) => !names.includes(remote));
    return [...named.map((other) => ({ ...own, ...other })), ...others];
  }
  const { candidate = null } = remotes[request.remote] ?? {};
  // A version other than the candidate moves alone.
  if (request.version !== undefined && request.version !== candidate) return [];
  const linked = linkedWith(remotes, request.remote);
  const { reason } = request;
  return request.action === 'rollback'
    ? linked.map((other) => ({ action: 'halt', ...other, reason }))
    : linked.map((other) => ({ ...request, ...other }));
}

/** Links candidates by a new common salt: a rollout to the same visitors. */
export function link(remotes: readonly string[]): Move {
  return (document) => {
    const salt = document.remotes[remotes[0] ?? '']?.salt;
    if (remotes.length < 2 || salt === undefined) return document;
    const linked = remotes.flatMap((remote) => {
      const release = document.remotes[remote];
      return release ? [[remote, { ...release, salt }] as const] : [];
    });
    return { ...document, remotes: { ...document.remotes, ...Object.fromEntries(linked) } };
  };
}
