import { VisitorReleases } from './visitor-releases.ts';
import type { VisitorReleasesOptions } from './visitor-releases.ts';

/** Returns the release sets of visitors without previews. */
export function withoutPreviews(releases: VisitorReleasesOptions['releases']): VisitorReleases {
  const sets = { of: () => Promise.reject(new Error('There are no previews.')) };
  return new VisitorReleases({ releases, sets, verifier: null });
}
