import { findClaimant } from '@careers/contract';
import type { MappedRemote } from '../releases/release-map.ts';
import { manifestsOf } from '../releases/release-set.ts';
import type { SetOf } from '../releases/release-set.ts';
import type { PageForm, RenderResult, SetVersions, Submission } from './messages.ts';
import type { RenderProcess } from './render-process.ts';
import type { Version } from './versions.ts';

/** A release set with its render process. */
export interface ActiveSet extends SetOf<MappedRemote> {
  /** Revision of its release document. */
  revision: number;
  process: RenderProcess;
  /** `name@version` of its candidates. */
  candidates: readonly string[];
  /** `name@version` of the previewed candidate, in a set for one viewer; absent in all others. */
  preview?: string;
  /** First choices that the store lacked. */
  unavailable: readonly Version[];
}

/** Longer than the process's own timeouts, which give a reason. */
const RELEASED_TIMEOUT_MILLISECONDS = 20_000;
/** Timeout of a candidate's page, before the released version answers instead. */
const CANARY_TIMEOUT_MILLISECONDS = 2_000;

/** Requests a page, or with a submission the response of its action. */
export function askForPage(
  set: ActiveSet,
  url: URL,
  as: PageForm,
  submission?: Submission,
): Promise<RenderResult> {
  const { candidates, preview } = set;
  const claimant = findClaimant(manifestsOf(set), url.pathname);
  const owner = claimant ? [`${claimant.name}@${claimant.version}`] : [];
  const isCandidate = candidates.length > 0;
  // Forms and previews have no fallback.
  const hasFallback = isCandidate && !submission && !preview;
  return set.process.ask(
    'page',
    {
      url: url.href,
      as,
      set: setVersions(set),
      ...(submission && { submission }),
      ...(preview && { preview }),
    },
    {
      milliseconds: hasFallback ? CANARY_TIMEOUT_MILLISECONDS : RELEASED_TIMEOUT_MILLISECONDS,
      subjects: isCandidate ? candidates : owner,
    },
  );
}

/** Returns the set as sent to its process. */
export function setVersions({ key, remotes, missing }: ActiveSet): SetVersions {
  const versions = [...remotes].map(([name, { manifest }]) => [name, manifest.version]);
  return { key, versions: Object.fromEntries(versions), missing };
}

/** Returns the versions involved in a page: its owner, and the providers of requested widgets. */
export function versionsOfPage(set: ActiveSet, path: string, asked: readonly string[]): Set<string> {
  const manifests = manifestsOf(set);
  const owner = findClaimant(manifests, path);
  const providers = manifests.filter(({ widgets }) => widgets.some((widget) => asked.includes(widget)));
  return new Set([...(owner ? [owner] : []), ...providers].map(({ name, version }) => `${name}@${version}`));
}
