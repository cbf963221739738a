import { hasRoomForPrefetch } from './navigation/prefetch.ts';
import type { KnownRelease } from './navigation/known-release.ts';
import type { PageAnswer } from '../protocol/page-answer.ts';

/** Idle time before the measuring code is loaded. */
const QUIET_MILLISECONDS = 3_000;

/** Measures the loaded page once it is idle. Returns a function to call when another page is shown. */
export function measureFirstPage(
  { remotes }: Pick<PageAnswer, 'remotes'>,
  release: Pick<KnownRelease, 'isOfCohort'>,
): () => void {
  let isLeft = false;
  let report: (() => void) | undefined;
  const measure = async () => {
    const { reportVitals } = await import(/* webpackChunkName: "web-vitals" */ './web-vitals.ts');
    if (!isLeft) report = reportVitals(remotes.map(({ name, version }) => `${name}@${version}`));
  };
  window.setTimeout(() => {
    if (isLeft || !release.isOfCohort || !hasRoomForPrefetch()) return;
    // Offline, the page is not measured.
    measure().catch(() => undefined);
  }, QUIET_MILLISECONDS);
  return () => {
    isLeft = true;
    report?.();
  };
}
