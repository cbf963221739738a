import { impossibleMove } from '../registry-error.ts';
import { advance, halt, introduce, pause, pin, promote, rollback, rollout, unpin } from '../rules/moves.ts';
import type { Move } from '../rules/moves.ts';
import type { MoveRequest } from './move-request.ts';

export type RemoteMove = Exclude<MoveRequest, { action: 'restore' }>;

/** Returns the change of the document that a request asks for. */
export function planMove(request: RemoteMove): Move {
  switch (request.action) {
    case 'start':
      return rollout(request.remote, request.version, request.percent);
    case 'advance':
      return advance(request.remote, request.percent, request.version);
    case 'pause':
      return pause(request.remote, request.version);
    case 'halt':
      return halt(request.remote, request.version);
    case 'promote':
      return promoteOrIntroduce(request.remote, request.version);
    case 'rollback':
      return rollbackToKnown(request.remote, request.version);
    case 'pin':
      return pin(request.remote, request.reason);
    case 'unpin':
      return unpin(request.remote);
  }
}

/** The first version of a remote has none before it. */
function promoteOrIntroduce(remote: string, version: string): Move {
  return (document) =>
    document.remotes[remote] ? promote(remote, version)(document) : introduce(remote, version)(document);
}

/** A way back leads to what was here: any other version would pass by who may promote it. */
function rollbackToKnown(remote: string, version?: string): Move {
  return (document) => {
    const fallback = document.remotes[remote]?.fallback ?? [];
    if (version !== undefined && document.remotes[remote] && !fallback.includes(version))
      throw impossibleMove(
        `${remote} cannot go back to ${version}, only to ${fallback.join(', ') || 'no version'}: promote it, or restore a revision.`,
      );
    return rollback(remote, version)(document);
  };
}

/** Returns a request as people read it: `start mf-search 1.1.0 10 %`. */
export function describeMove(request: MoveRequest): string {
  if (request.action === 'restore') return `restore ${request.revision}`;
  const version = 'version' in request && request.version !== undefined ? ` ${request.version}` : '';
  const percent = 'percent' in request ? ` ${request.percent} %` : '';
  return `${request.action} ${request.remote}${version}${percent}`;
}
