import { findClaimant } from '@careers/contract';
import type { ShellManifest } from '@careers/contract';
import type { ArtefactStore } from '@careers/federation/node';
import type { Metrics } from '../metrics.ts';
import { manifestsOf } from '../releases/release-set.ts';
import { ActiveReleases } from './active-releases.ts';
import type { ActiveReleasesOptions } from './active-releases.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { RenderSettings } from './messages.ts';
import { LIMITS } from './process-options.ts';
import { changedVersions, ReleaseStatus } from './release-status.ts';
import { RenderProcess } from './render-process.ts';
import { RenderRequests } from './render-requests.ts';
import type { PageFallback } from './render-requests.ts';
import { versionName, Versions } from './versions.ts';

export interface RenderProcessesOptions {
  settings: RenderSettings;
  program: string;
  store: ArtefactStore;
  /** Below it are the verified copies that render processes run. */
  copyDirectory: string;
  metrics: Pick<Metrics, 'pageFellBack' | 'processEnded'>;
  onError(message: string, cause: unknown): void;
}

/** Returns the parts that start, watch and ask render processes; nothing is started before a release is followed. */
export function createRenderProcesses(options: RenderProcessesOptions) {
  const { program, copyDirectory, metrics, onError, settings, store } = options;
  const log = (message: string) => onError(message, undefined);
  /** Libraries that a render process shares with remotes: resolves with the first that has started. */
  const shared = Promise.withResolvers<ShellManifest['shared']>();
  const breaker = new CircuitBreaker({
    onExit({ reason, detail }, process, blamed) {
      metrics.processEnded(process, reason);
      const details = [detail, ...blamed].filter(Boolean).join(', ');
      log(
        `The ${process} process has ended (${reason})${details && `: ${details}`}. Another one takes its place.`,
      );
    },
    onDisabled({ remote, version, reason }) {
      log(`${remote}@${version} is disabled. ${reason} Roll it out again once it is corrected.`);
      status.onChange();
    },
  });
  const versions = new Versions(store, onError);
  const status = new ReleaseStatus({ versions, breaker });

  const startProcess: ActiveReleasesOptions['startProcess'] = async (name, onExit) => {
    const process: RenderProcess = new RenderProcess({
      name,
      program,
      readable: [copyDirectory],
      limits: LIMITS[name],
      onExit: (exit) => onExit(exit, process),
      onError: (message, stack) => onError(message, Object.assign(new Error(message), { stack })),
    });
    shared.resolve(await process.ask('start', settings));
    return process;
  };
  const releases = new ActiveReleases({
    versions,
    breaker,
    reusesProcess: settings.reloadPages,
    startProcess,
    onError,
    onActive: (...active) => status.update(...active),
  });
  const onFallback = ({ set, answeredBy, path, reason, answer }: PageFallback) => {
    const isReleased = set.candidates.length === 0;
    const failed = isReleased ? changedVersions(set, answeredBy).map(versionName) : set.candidates;
    metrics.pageFellBack(failed);
    const by = isReleased ? 'the version before' : 'the released version';
    log(`${path}: ${by} answered (${answer.status}) for ${failed.join(', ')}: ${reason}`);
    if (!isReleased || answer.status >= 500) return;
    const why = `${path}: ${reason}`;
    status.pageFellBack(set, answeredBy, why);
    const owner = findClaimant(manifestsOf(set), path)?.name;
    const ofOwner = failed.filter((version) => version.startsWith(`${owner}@`));
    // A page whose own remote is as before is failed by a widget.
    for (const version of ofOwner.length > 0 ? ofOwner : failed)
      if (breaker.recordFailedPage(version, why)) releases.prepareAnew();
  };
  const requests = new RenderRequests({ releases, onFallback });
  return { releases, requests, status, shared: shared.promise };
}
