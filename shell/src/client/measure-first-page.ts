import { hasRoomForPrefetch } from './navigation/prefetch.ts';
import type { KnownRelease } from './navigation/known-release.ts';
import type { PageAnswer } from '../protocol/page-answer.ts';

/** The page is idle: loading what measures it delays nothing. */
const QUIET_MILLISECONDS = 3_000;

/** Has the loaded page measured once it is quiet. Returns what is called when another page is shown in its place. */
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
    // Without network the page stays unmeasured.
    measure().catch(() => undefined);
  }, QUIET_MILLISECONDS);
  return () => {
    isLeft = true;
    report?.();
  };
}
