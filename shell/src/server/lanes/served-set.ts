import { findClaimant } from '@careers/contract';
import type { MappedRemote } from '../releases/release-map.ts';
import { manifestsOf } from '../releases/release-set.ts';
import type { SetOf } from '../releases/release-set.ts';
import type { Lane } from './lane.ts';
import type { LaneSet, PageForm } from './messages.ts';

/** A release set with the lane that has loaded it. */
export interface ServedSet extends SetOf<MappedRemote> {
  /** Of the release document that it was chosen by. */
  revision: number;
  lane: Lane;
  /** `name@version` of those of it that are on trial. */
  onTrial: readonly string[];
  /** `name@version` of what was chosen and does not fit the others: their widgets are not what it requires. */
  unfit: readonly string[];
}

/** What a lane may take for a page: it gives up by itself before, and says why. */
const PAGE_MILLISECONDS = 20_000;
/** What a visitor waits for a page of a version on trial, before the stable one answers instead. */
const TRIAL_MILLISECONDS = 2_000;

/** Asks a set's lane for a page of it. */
export function askForPage(set: ServedSet, url: URL, as: PageForm) {
  const claimant = findClaimant(manifestsOf(set), url.pathname);
  return set.lane.ask(
    'page',
    { url: url.href, as, set: laneSet(set) },
    {
      milliseconds: set.onTrial.length > 0 ? TRIAL_MILLISECONDS : PAGE_MILLISECONDS,
      subject: claimant ? `${claimant.name}@${claimant.version}` : '',
    },
  );
}

/** Returns a set as its lane knows it. */
export function laneSet({ key, remotes, missing }: ServedSet): LaneSet {
  const versions = [...remotes].map(([name, { manifest }]) => [name, manifest.version]);
  return { key, versions: Object.fromEntries(versions), missing };
}
