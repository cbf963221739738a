import type { ShellManifest } from '@careers/contract';
import type { ArtefactStore } from '@careers/federation/node';
import type { Metrics } from '../metrics.ts';
import { RecentAddresses } from '../rehearsals/recent-addresses.ts';
import { Rehearsals } from '../rehearsals/rehearsals.ts';
import { ActiveReleases } from './active-releases.ts';
import type { ActiveReleasesOptions } from './active-releases.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { RenderSettings } from './messages.ts';
import { pageOutcomes } from './page-outcomes.ts';
import { LIMITS } from './process-options.ts';
import { ReleaseStatus } from './release-status.ts';
import { PreviewSets } from './preview-sets.ts';
import { SeparateCanaries } from './separate-canaries.ts';
import type { SeparateCanariesOptions } from './separate-canaries.ts';
import { RenderProcess } from './render-process.ts';
import { RenderRequests } from './render-requests.ts';
import { Versions } from './versions.ts';

export interface RenderProcessesOptions {
  settings: RenderSettings;
  program: string;
  store: ArtefactStore;
  /** Folder of the verified copies that render processes run. */
  copyDirectory: string;
  metrics: Pick<Metrics, 'pageFellBack' | 'processEnded'>;
  onError(message: string, cause: unknown): void;
}

/** Creates the parts that start, monitor and query render processes; starts nothing before a release is followed. */
export function createRenderProcesses(options: RenderProcessesOptions) {
  const { program, copyDirectory, metrics, onError, settings, store } = options;
  const log = (message: string) => onError(message, undefined);
  /** Shared modules of render processes; resolves once the first has started. */
  const shared = Promise.withResolvers<ShellManifest['shared']>();
  const breaker = new CircuitBreaker({
    onExit({ reason, detail }, process, blamed) {
      metrics.processEnded(process, reason);
      for (const version of blamed)
        status.outcomes.failed(version, 'crashes', {
          address: null,
          message: `It ended its render process: ${[reason, detail].filter(Boolean).join(', ')}`,
        });
      log(describeExit(process, reason, [detail, ...blamed]));
    },
    onDisabled({ remote, version, reason }) {
      log(`${remote}@${version} is disabled. ${reason} Roll it out again once it is corrected.`);
      status.onChange();
    },
  });
  const versions = new Versions(store, onError);
  const status = new ReleaseStatus({ versions, breaker });

  type Start = ActiveReleasesOptions['startProcess'];
  const startWith =
    (report: typeof onError): Start =>
    async (name, onExit) => {
      const process: RenderProcess = new RenderProcess({
        name,
        program,
        readable: [copyDirectory],
        limits: LIMITS[name],
        onExit: (exit) => onExit(exit, process),
        onError: (message, stack) => report(message, Object.assign(new Error(message), { stack })),
      });
      shared.resolve(await process.ask('start', settings));
      return process;
    };
  const releases = new ActiveReleases({
    versions,
    breaker,
    reusesProcess: settings.reloadPages !== 'never',
    startProcess: startWith(onError),
    onError,
    onActive: (document, ...active) => {
      status.update(document, ...active);
      separate.rehearsals.follow(document);
    },
  });
  const requests = new RenderRequests({
    releases,
    ...pageOutcomes({ status, breaker, releases, metrics, log }),
  });
  // Failures of separate canaries affect no visitors and are neither counted nor logged: previews show them, rehearsals
  // report them.
  const silent = () => undefined;
  const newVersions = () => new Versions(store, silent);
  const separate = separateParts({ startProcess: startWith(silent), newVersions }, releases, status);
  return { releases, requests, status, shared: shared.promise, ...separate };
}

function describeExit(process: string, reason: string, details: readonly string[]): string {
  const more = details.filter(Boolean).join(', ');
  return `The ${process} process has ended (${reason})${more && `: ${more}`}. Another one takes its place.`;
}

/** Returns the parts that run versions without visitors: previews and rehearsals. */
function separateParts(options: SeparateCanariesOptions, releases: ActiveReleases, status: ReleaseStatus) {
  const recent = new RecentAddresses();
  return {
    previews: new PreviewSets({ releases, canaries: new SeparateCanaries(options) }),
    recent,
    rehearsals: new Rehearsals({
      releases,
      canaries: new SeparateCanaries(options),
      recent,
      onEnd: () => status.onChange(),
    }),
  };
}
