import type { ArtefactStore } from '@careers/federation/node';
import type { ShellManifest } from '@careers/contract';
import type { FuseBox } from './fuses.ts';
import { InForce } from './in-force.ts';
import { LaneFaults } from './lane-faults.ts';
import type { LaneFaultsOptions } from './lane-faults.ts';
import { CANDIDATE_LIMITS, STABLE_LIMITS } from './lane-options.ts';
import { LaneRequests } from './lane-requests.ts';
import { LaneStarter } from './lane-starter.ts';
import type { LaneSettings } from './messages.ts';
import { ServedReleases } from './served-releases.ts';
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
  onError(message: string, cause: unknown): void;
}

/** All that serves pages by lanes. */
export interface Lanes {
  releases: ServedReleases;
  requests: LaneRequests;
  inForce: InForce;
  /** What remotes can take from a lane; resolves with the first that has started. */
  shared: Promise<ShellManifest['shared']>;
  /** Ends all lanes. */
  stop(): Promise<void>;
}

/** Returns what starts, watches and asks lanes; nothing is started before a release is followed. */
export function createLanes(options: LanesOptions): Lanes {
  const { program, copyDirectory, fuses, onError } = options;
  const log = (message: string) => onError(message, undefined);
  const faults = new LaneFaults({
    file: options.faultsFile,
    blow: (fuse) => fuses.blow(fuse),
    log,
    metrics: options.metrics,
  });

  const starter = new LaneStarter({
    settings: options.settings,
    optionsOf: (name, onDeath) => ({
      name,
      program,
      readable: [copyDirectory],
      limits: name === 'stable' ? STABLE_LIMITS : CANDIDATE_LIMITS,
      onDeath,
      onError: (message, stack) => onError(message, Object.assign(new Error(message), { stack })),
    }),
  });
  const versions = new Versions(options.store, onError);
  const inForce = new InForce(versions);
  const releases = new ServedReleases({
    versions,
    keepsLane: options.settings.reloadPages,
    startLane: starter.start,
    allowed: (document) => fuses.without(document),
    onDeath: (death, ran) => faults.laneEnded(death, ran),
    onError,
    onServed: (...served) => inForce.served(...served),
  });
  const requests = new LaneRequests({
    stable: () => releases.stable(),
    onFault: (fault) => faults.trialFault(fault),
  });
  const stop = async () => {
    await Promise.all([starter.stop(), releases.stop()]);
  };
  return { releases, requests, inForce, shared: starter.shared, stop };
}
