import { followEarlyLinks, stopRecording } from '@careers/platform/before-hydration';
import type { Recorder } from '@careers/platform/before-hydration';

declare global {
  interface Window {
    /** Records from the beginning of the document. */
    recorder?: Recorder;
  }
}

/** Event on the document when React handles events on the page. */
export const PAGE_INTERACTIVE = 'careers:page-interactive';

/** Replays what was done in the page once React handles events on it; its links work meanwhile. */
export function replayPage(page: Element): void {
  const stopLinks = followEarlyLinks();
  const [main] = page.children;
  const onInteractive = () => {
    stopLinks();
    const { recorder } = window;
    if (!recorder) return;
    // React has replaced what it could not hydrate, such as a translated page, maybe for a click that is not recorded yet.
    if (main && !main.isConnected) window.setTimeout(() => stopRecording(recorder, main)(page));
    else stopRecording(recorder, page)(page);
  };
  document.addEventListener(PAGE_INTERACTIVE, onInteractive, { once: true });
}
