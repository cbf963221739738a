import { evidenceOf } from './metrics.ts';
import type { Evidence, RolloutMinute } from './metrics.ts';

/** A chart shows no more of them apart. */
const MAX_MOMENTS = 30;
const MINUTE_MILLISECONDS = 60_000;

/** A rollout from its begin until a moment. */
export interface Moment extends Evidence {
  until: string;
}

/** Returns how a rollout stood at moments of equal distance, up to its last minute; `minutes` are in order. */
export function rolloutCourse(minutes: readonly RolloutMinute[]): Moment[] {
  const [begin = 0, last = 0] = [minutes[0]?.at.getTime(), minutes.at(-1)?.at.getTime()];
  const span = last - begin + MINUTE_MILLISECONDS;
  const stepOf = ({ at }: RolloutMinute) => Math.floor((MAX_MOMENTS * (at.getTime() - begin)) / span);
  return minutes.flatMap((minute, index) => {
    const next = minutes[index + 1];
    if (next && stepOf(next) === stepOf(minute)) return [];
    return [{ until: minute.at.toISOString(), ...evidenceOf(minutes.slice(0, index + 1)) }];
  });
}
