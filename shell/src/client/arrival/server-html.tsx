import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { afterNextPaint } from '@careers/platform/after-next-paint';
import { focusPlace } from '../../app/navigation-focus.tsx';
import { reloadForFreshScripts } from '../navigation/reload-for-fresh-scripts.ts';
import type { PageModule } from '../remotes/page-module.ts';
import type { Arrived } from './arriving-page.tsx';
import { EarlyInput } from './early-input.ts';

export { preloadScripts } from './preload-scripts.ts';

interface ServerHtmlProps {
  module: PageModule;
  html: string;
  onArrived(page: Arrived): void;
}

/**
 * A page as the server rendered it: readable, its links and forms work. Loads the page's component, which is asked for
 * again when the visitor presses something, if it cannot be loaded.
 */
export function ServerHtml({ module, html, onArrived }: ServerHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(html);

  useEffect(() => {
    if (shown.current === html) return;
    shown.current = html;
    // Of another search, say: what had the focus has gone with the HTML before.
    if (document.activeElement === document.body) focusPlace('');
  }, [html]);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const input = new EarlyInput(element);
    let isLeft = false;
    const show = (loading: Promise<ComponentType>) =>
      void loading.then(
        (Page) => {
          const main = element.parentElement;
          const carryOver = () => void (main && input.carryOver(main));
          if (!isLeft)
            startTransition(() => onArrived({ Page, html: element, held: () => input.held, carryOver }));
        },
        (error: unknown) => {
          if (isLeft) return;
          console.warn('The page stays as the server rendered it: its script cannot be loaded.', error);
          const { pathname, search, hash } = window.location;
          if (!reloadForFreshScripts(pathname + search + hash))
            element.addEventListener('click', retry, { once: true });
        },
      );
    // A link of the same area may have been pointed at: its attempt, which this one joins, may be about to fail.
    const retry = () => show(module.load().catch(() => module.load()));
    // What runs scripts would delay the HTML.
    const cancel = afterNextPaint(() => show(module.load()));
    return () => {
      isLeft = true;
      cancel();
      input.stop();
    };
  }, [module, onArrived]);

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
