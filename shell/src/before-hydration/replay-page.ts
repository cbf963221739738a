import { followEarlyLinks, stopRecording } from '@careers/platform/before-hydration';
import type { Recorder } from '@careers/platform/before-hydration';
import { PAGE_INTERACTIVE } from './page-interactive.ts';

declare global {
  interface Window {
    /** Recorder started at the beginning of the document. */
    recorder?: Recorder;
  }
}

const NEXT_INPUT = ['pointerdown', 'keydown'] as const;

/** Replays input once React handles events on the page; its links work meanwhile. */
export function replayPage(page: Element): void {
  const stopLinks = followEarlyLinks();
  const [main] = page.children;
  const onInteractive = () => {
    stopLinks();
    const { recorder } = window;
    if (!recorder) return;
    if (main && !main.isConnected) replaySoon(() => stopRecording(recorder, main)(page));
    else stopRecording(recorder, page)(page);
  };
  document.addEventListener(PAGE_INTERACTIVE, onInteractive, { once: true });
}

/**
 * Replays in a page that React re-rendered, such as a translated one: after a current click, not recorded yet, and
 * before the next one, which needs the entries.
 */
function replaySoon(replay: () => void): void {
  const once = () => {
    window.clearTimeout(timer);
    for (const type of NEXT_INPUT) document.removeEventListener(type, once, true);
    replay();
  };
  const timer = window.setTimeout(once);
  for (const type of NEXT_INPUT) document.addEventListener(type, once, true);
}
