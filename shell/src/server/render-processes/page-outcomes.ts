import { findClaimant } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import type { Metrics } from '../metrics.ts';
import { manifestsOf } from '../releases/release-set.ts';
import type { ActiveReleases } from './active-releases.ts';
import { versionsOfPage } from './active-set.ts';
import type { ActiveSet } from './active-set.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { changedVersions } from './release-status.ts';
import type { ReleaseStatus } from './release-status.ts';
import type { RenderRequestsOptions } from './render-requests.ts';
import { versionName } from './versions.ts';

interface PageOutcomesOptions {
  status: Pick<ReleaseStatus, 'outcomes' | 'pageFellBack'>;
  breaker: Pick<CircuitBreaker, 'recordFailedPage'>;
  releases: Pick<ActiveReleases, 'prepareAnew'>;
  metrics: Pick<Metrics, 'pageFellBack'>;
  log(message: string): void;
}

/** Returns handlers that count rendered pages, and fallbacks against the blamed versions. */
export function pageOutcomes({
  status,
  breaker,
  releases,
  metrics,
  log,
}: PageOutcomesOptions): Pick<RenderRequestsOptions, 'onFailedForm' | 'onFallback' | 'onRendered'> {
  const { outcomes } = status;
  return {
    onFallback({ set, answeredBy, path, reason, answer }) {
      const isReleased = set.candidates.length === 0;
      const failed = isReleased ? changedVersions(set, answeredBy).map(versionName) : set.candidates;
      metrics.pageFellBack(failed);
      const by = isReleased ? 'the version before' : 'the released version';
      log(`${path}: ${by} answered (${answer.status}) for ${failed.join(', ')}: ${reason}`);
      // Ignores a page that fails in every version.
      if (answer.status >= 500) return;
      const owner = findClaimant(manifestsOf(set), path)?.name;
      const ofOwner = failed.filter((version) => version.startsWith(`${owner}@`));
      // Blames widgets if the page's own remote is unchanged.
      const blamed = ofOwner.length > 0 ? ofOwner : failed;
      const page = pageOf(set, path);
      for (const version of blamed)
        outcomes.failed(version, 'fallbacks', { address: path, message: reason }, page);
      if (!isReleased) return;
      const why = `${path}: ${reason}`;
      status.pageFellBack(set, answeredBy, why);
      for (const version of blamed) if (breaker.recordFailedPage(version, why)) releases.prepareAnew();
    },
    onRendered(set, path, result) {
      outcomes.rendered(versionsOfPage(set, path, result.asked), pageOf(set, path));
      const [message] = result.faults;
      const owner = findClaimant(manifestsOf(set), path);
      // Without a fault of a remote, the job API is down.
      if (message === undefined || !owner || result.kind !== 'page' || result.status < 500) return;
      outcomes.failed(nameOf(owner), 'errors', { address: path, message }, pageOf(set, path));
    },
    onFailedForm(set, path, reason) {
      const owner = findClaimant(manifestsOf(set), path);
      if (owner)
        outcomes.failed(nameOf(owner), 'errors', { address: path, message: reason }, pageOf(set, path));
    },
  };
}

/** Returns the claimed path of a page, such as `/offres-emploi/*`, which groups many addresses. */
function pageOf(set: ActiveSet, path: string): string | undefined {
  const claims = manifestsOf(set).flatMap(({ mount }) => mount.map((claim) => ({ mount: [claim] })));
  return findClaimant(claims, path)?.mount[0];
}

function nameOf({ name, version }: RemoteManifest): string {
  return `${name}@${version}`;
}
