import { findClaimant } from '@careers/contract';
import type { MappedRemote } from '../releases/release-map.ts';
import { manifestsOf } from '../releases/release-set.ts';
import type { SetOf } from '../releases/release-set.ts';
import type { PageForm, RenderResult, SetVersions, Submission } from './messages.ts';
import type { RenderProcess } from './render-process.ts';
import type { Version } from './versions.ts';

/** A release set with the render process that has loaded it. */
export interface ActiveSet extends SetOf<MappedRemote> {
  /** Revision of its release document. */
  revision: number;
  process: RenderProcess;
  /** `name@version` of its versions that are not released to all. */
  candidates: readonly string[];
  /** `name@version` of the one among them that is previewed, in a set that one person gets; absent in all others. */
  preview?: string;
  /** First choices that the store did not have. */
  unavailable: readonly Version[];
}

/** The process gives up by itself before, and says why. */
const RELEASED_TIMEOUT_MILLISECONDS = 20_000;
/** A visitor's wait for a candidate's page, before the released version answers instead. */
const CANARY_TIMEOUT_MILLISECONDS = 2_000;

/** Asks for a page; with a submission, for what its action answers. */
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
  // No other version answers a form, nor in place of a preview.
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

/** Returns a set as its process knows it. */
export function setVersions({ key, remotes, missing }: ActiveSet): SetVersions {
  const versions = [...remotes].map(([name, { manifest }]) => [name, manifest.version]);
  return { key, versions: Object.fromEntries(versions), missing };
}

/** Returns the versions of a set that take part in a page: its owner, and those whose widgets it asked for. */
export function versionsOfPage(set: ActiveSet, path: string, asked: readonly string[]): Set<string> {
  const manifests = manifestsOf(set);
  const owner = findClaimant(manifests, path);
  const providers = manifests.filter(({ widgets }) => widgets.some((widget) => asked.includes(widget)));
  return new Set([...(owner ? [owner] : []), ...providers].map(({ name, version }) => `${name}@${version}`));
}
