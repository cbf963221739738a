import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { afterNextPaint } from '@careers/platform/after-next-paint';
import { Recorder, stopRecording } from '@careers/platform/before-hydration';
import type { Replay } from '@careers/platform/before-hydration';
import { focusPlace } from '../../app/navigation-focus.tsx';
import { reloadForFreshScripts } from '../navigation/reload-for-fresh-scripts.ts';
import type { PageModule } from '../remotes/page-module.ts';
import { HeldInput } from './held-input.ts';

/** A page's component, and the HTML that it replaces. */
export interface Replacement {
  Page: ComponentType;
  html: HTMLElement | null;
  /** Settles when the visitor releases what is pressed in the HTML; null when nothing is. */
  released(): Promise<void> | null;
  /** Replays in the page what the visitor did in the HTML. */
  replay(): void;
}

interface ServerHtmlProps {
  module: PageModule;
  html: string;
  onReplace(page: Replacement): void;
}

/**
 * A page as the server rendered it: readable, its links and forms work. Loads the page's component, which is requested
 * again when the visitor presses something, if it cannot be loaded.
 */
export function ServerHtml({ module, html, onReplace }: ServerHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(html);

  useEffect(() => {
    if (shown.current === html) return;
    shown.current = html;
    // HTML of another search, say, has replaced the focused element.
    if (document.activeElement === document.body) focusPlace('');
  }, [html]);

  useLayoutEffect(() => {
    const element = place.current;
    const main = element?.parentElement;
    if (!element || !main) return undefined;
    const recorder = new Recorder();
    const held = new HeldInput(element);
    let replay: Replay | undefined;
    const show = (loading: Promise<ComponentType>) =>
      void loading.then(
        (Page) => {
          if (!replay)
            startTransition(() =>
              onReplace({
                Page,
                html: element,
                released: () => held.released,
                replay() {
                  replay?.(main);
                  element.replaceChildren();
                },
              }),
            );
        },
        (error: unknown) => {
          if (replay) return;
          console.warn('The page stays as the server rendered it: its script cannot be loaded.', error);
          const { pathname, search, hash } = window.location;
          if (!reloadForFreshScripts(pathname + search + hash))
            element.addEventListener('click', retry, { once: true });
        },
      );
    // A link of the same area may have been pointed at: its attempt, which this one joins, may be about to fail.
    const retry = () => show(module.load().catch(() => module.load()));
    // Scripts that run now would delay the HTML.
    const cancel = afterNextPaint(() => show(module.load()));
    return () => {
      cancel();
      held.stop();
      replay = stopRecording(recorder, element);
    };
  }, [module, onReplace]);

  return (
    <div
      ref={place}
      // For tests and monitoring: the page is not interactive yet.
      data-server-html
      style={{ display: 'contents' }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
