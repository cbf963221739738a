import type { RemoteRelease } from '@careers/contract';
import type { Move, Need, Release } from '@careers/desk/views';
import { HEALTH } from '../health/halt-worse.ts';
import type { RecentMove } from './recent-moves.ts';

type Facts = Pick<
  Release,
  'frozen' | 'pinned' | 'halted' | 'evidence' | 'checks' | 'serving' | 'lastMove' | 'plan'
>;

/** Returns the most urgent need of a release. */
export function needOf(
  { candidate, percent }: RemoteRelease,
  { frozen, pinned, halted, evidence, checks, serving, lastMove, plan }: Facts,
): Need {
  if (serving.fallbacks.length > 0) return 'fallback';
  if (halted !== null) return 'halted';
  if (evidence.verdict === 'failed') return 'failing';
  if (pinned !== null) return 'pinned';
  if (candidate === null) return 'steady';
  if (frozen !== null) return 'frozen';
  if (plan?.state === 'waiting' || plan?.state === 'paused') return plan.state;
  if (checks.some((check) => check.isRequired && !check.isPassed)) return 'blocked';
  if (percent > 0) return 'rolling';
  return lastMove?.command.startsWith('pause ') ? 'paused' : 'rehearsal';
}

/** Returns the version that the last move took from visitors, if a shell or its failures made that move. */
export function haltedVersion(lastMove: RecentMove | null): string | null {
  if (!lastMove?.before || !isByItself(lastMove)) return null;
  return lastMove.before.candidate ?? lastMove.before.stable;
}

function isByItself({ who }: Move): boolean {
  return who === HEALTH || who.startsWith('shell ');
}
