import { evidenceOf } from './metrics.ts';
import type { Evidence, RolloutMinute } from './metrics.ts';

/** Maximum number of moments that a chart can distinguish. */
const MAX_MOMENTS = 30;
const MINUTE_MILLISECONDS = 60_000;

/** Evidence of a rollout from its start to a moment. */
export interface Moment extends Evidence {
  until: string;
}

/**
 * Returns the cumulative evidence of a rollout at equidistant moments, up to its last minute; `minutes` are in order.
 */
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
