import type { ArtefactStore } from '@careers/federation/node';
import type { ShellManifest } from '@careers/contract';
import type { FuseBox } from './fuses.ts';
import { InForce } from './in-force.ts';
import { Lane } from './lane.ts';
import type { LaneOptions } from './lane.ts';
import { LaneFaults } from './lane-faults.ts';
import type { LaneFaultsOptions } from './lane-faults.ts';
import { CANDIDATE_LIMITS, STABLE_LIMITS } from './lane-options.ts';
import { LaneRequests } from './lane-requests.ts';
import type { LaneSettings } from './messages.ts';
import { ServedReleases } from './served-releases.ts';
import type { ServedReleasesOptions } from './served-releases.ts';
import { Versions } from './versions.ts';

export interface LanesOptions {
  settings: LaneSettings;
  program: string;
  store: ArtefactStore;
  /** Below it are the verified copies that lanes run. */
  copyDirectory: string;
  fuses: FuseBox;
  faultsFile: string;
  metrics: LaneFaultsOptions['metrics'];
  onProblem(message: string, cause: unknown): void;
}

/** All that serves pages by lanes. */
export interface Lanes {
  releases: ServedReleases;
  requests: LaneRequests;
  inForce: InForce;
  /** What remotes can take from a lane; resolves with the first that has started. */
  shared: Promise<ShellManifest['shared']>;
}

/** Returns what starts, watches and asks lanes; nothing is started before a release is followed. */
export function createLanes(options: LanesOptions): Lanes {
  const { program, copyDirectory, fuses, onProblem } = options;
  const log = (message: string) => onProblem(message, undefined);
  const shared = Promise.withResolvers<ShellManifest['shared']>();
  const faults = new LaneFaults({
    file: options.faultsFile,
    blow: (fuse) => fuses.blow(fuse),
    log,
    metrics: options.metrics,
  });

  const startLane: ServedReleasesOptions['startLane'] = async (name, onDeath) => {
    const laneOptions: LaneOptions = {
      name,
      program,
      readable: [copyDirectory],
      limits: name === 'stable' ? STABLE_LIMITS : CANDIDATE_LIMITS,
      onDeath: (death) => onDeath(death, lane),
      onProblem: (message, stack) => onProblem(message, Object.assign(new Error(message), { stack })),
    };
    const lane = new Lane(laneOptions);
    shared.resolve(await lane.ask('start', options.settings));
    return lane;
  };
  const versions = new Versions(options.store, onProblem);
  const inForce = new InForce(versions);
  const releases = new ServedReleases({
    versions,
    startLane,
    allowed: (document) => fuses.without(document),
    onDeath: (death, ran) => faults.laneEnded(death, ran),
    onProblem,
    onServed: (...served) => inForce.served(...served),
  });
  const requests = new LaneRequests({
    stable: () => releases.stable(),
    onFault: (fault) => faults.trialFault(fault),
  });
  return { releases, requests, inForce, shared: shared.promise };
}
