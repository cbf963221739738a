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
  /** Settles when pending presses in the HTML are released; null without any. */
  released(): Promise<void> | null;
  /** Replays the visitor's input in the page. */
  replay(): void;
}

interface ServerHtmlProps {
  module: PageModule;
  html: string;
  onReplace(page: Replacement): void;
}

/**
 * A server-rendered page: readable, with working links and forms. Loads the page's component; after a failure, retries
 * when the visitor presses something.
 */
export function ServerHtml({ module, html, onReplace }: ServerHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(html);

  useEffect(() => {
    if (shown.current === html) return;
    shown.current = html;
    // Other HTML, such as of another search, has replaced the focused element.
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
          if (!reloadForFreshScripts(window.location.href))
            element.addEventListener('click', retry, { once: true });
        },
      );
    // Retries once, as this call may join an earlier attempt, such as a prefetch, that is about to fail.
    const retry = () => show(module.load().catch(() => module.load()));
    // Deferred, as scripts would delay the HTML.
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
      // Marks the page as not interactive yet, for tests and monitoring.
      data-server-html
      style={{ display: 'contents' }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
