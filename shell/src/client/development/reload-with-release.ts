import { REVISION_TIMING } from '../../protocol/revision-timing.ts';

const INTERVAL_MILLISECONDS = 100;

/** Reloads the page after a server restart, or a release that `isShown` does not report as applied. */
export function reloadWithRelease(
  isShown = () => Promise.resolve(false),
  reload = () => window.location.reload(),
): void {
  let known = revisionOfPage();
  let wasGone = false;
  const look = async () => {
    try {
      const response = await fetch('/healthz');
      const { revision } = (await response.json()) as { revision: number };
      known ??= revision;
      if (wasGone || (revision !== known && !(await isShown()))) return reload();
      known = revision;
    } catch {
      wasGone = true;
    }
    window.setTimeout(() => void look(), INTERVAL_MILLISECONDS);
  };
  void look();
}

/** Returns the revision of the document; undefined if the server does not send it. */
function revisionOfPage(): number | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const timing = page?.serverTiming?.find(({ name }) => name === REVISION_TIMING);
  return timing && Number(timing.description);
}
