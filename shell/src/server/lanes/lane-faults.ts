import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Fuse } from '@careers/contract';
import type { Lane, LaneDeath } from './lane.ts';
import { Strikes } from './strikes.ts';
import { suspectsOf } from './suspects.ts';
import type { LaneLoad } from './suspects.ts';

/** Lines that one process writes of what candidates did: more tell no more. */
const LINES = 1_000;

/** A page that a version on trial could not give, and stable could, or not either. */
export interface TrialFault {
  time: string;
  /** `name@version` of those on trial. */
  onTrial: readonly string[];
  path: string;
  reason: string;
  /** The same request, answered by the stable set. */
  stable: { status: number; milliseconds: number };
}

export interface LaneFaultsOptions {
  /** Receives a line of JSON for each fault. */
  file: string;
  blow(fuse: Fuse): Promise<void>;
  log(message: string): void;
  metrics: {
    laneEnded(lane: Lane['name'], reason: string): void;
    trialFault(versions: readonly string[]): void;
  };
  strikes?: Strikes;
}

/** Keeps count of what versions do wrong: evidence for their teams, and a fuse for who ends lanes. */
export class LaneFaults {
  readonly #options: LaneFaultsOptions;
  readonly #strikes: Strikes;
  #lines = 0;

  constructor(options: LaneFaultsOptions) {
    this.#options = options;
    this.#strikes = options.strikes ?? new Strikes();
  }

  /** A lane has ended by itself: who did it that often is off for everyone. */
  laneEnded(death: LaneDeath, ran: LaneLoad): void {
    const { blow, log, metrics } = this.#options;
    const { lane } = ran;
    const suspects = suspectsOf(death, ran);
    metrics.laneEnded(lane, death.reason);
    const whose = suspects.length > 0 ? `, by ${suspects.join(', ')}` : '';
    log(`The ${lane} lane has ended (${death.reason})${whose}: another one takes its place.`);
    for (const suspect of suspects) {
      if (!this.#strikes.add(suspect)) continue;
      const [remote = '', version = ''] = suspect.split('@');
      const reason = `It ended its lane three times in ten minutes, last: ${death.reason}.`;
      log(`${suspect} is off for everyone. ${reason} Roll it out again once it is mended.`);
      void blow({ remote, version, time: new Date().toISOString(), reason });
    }
  }

  /** A version on trial could not give a page. */
  async trialFault(fault: TrialFault): Promise<void> {
    const { file, log, metrics } = this.#options;
    metrics.trialFault(fault.onTrial);
    log(
      `${fault.path}: stable answered (${fault.stable.status}) for ${fault.onTrial.join(', ')}: ${fault.reason}`,
    );
    this.#lines += 1;
    if (this.#lines > LINES) return;
    await mkdir(dirname(file), { recursive: true })
      .then(() => appendFile(file, `${JSON.stringify(fault)}\n`))
      .catch((error: unknown) => log(`${file} cannot be written: ${String(error)}`));
  }
}
