import type { RemoteRelease } from '@careers/contract';
import type { MoveRequest } from './schemas.ts';

/** Returns the version that a move gives to more visitors; null for a version that starts, and for rollbacks. */
export function widenedVersion(request: MoveRequest, release: RemoteRelease | undefined): string | null {
  // A first version has no earlier rollout that could have failed.
  if (!release) return null;
  const { candidate, percent } = release;
  switch (request.action) {
    case 'promote':
      return request.version;
    case 'advance':
      return request.version ?? candidate;
    case 'start':
      return request.version === candidate && request.percent > percent ? candidate : null;
    default:
      return null;
  }
}
