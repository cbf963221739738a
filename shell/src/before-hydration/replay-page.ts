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
  const onInteractive = () => {
    stopLinks();
    if (window.recorder) stopRecording(window.recorder, page)(page);
  };
  document.addEventListener(PAGE_INTERACTIVE, onInteractive, { once: true });
}
