import { startTransition, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { StyleSheetContext } from 'styled-components';
import { RenderedPage, useLocation } from '@careers/platform';
import { afterNextPaint } from '@careers/platform/after-next-paint';
import type { RenderedPage as ServerPage } from '@careers/contract';
import { reloadForFreshScripts } from '../navigation/reload-for-fresh-scripts.ts';
import type { PageModule } from '../remotes/page-module.ts';
import { addStyles } from './add-styles.ts';
import { ArrivalsContext } from './arrivals.ts';
import { EarlyInput } from './early-input.ts';

interface Shown {
  Page: ComponentType | null;
  /** The HTML that the page replaces. */
  html: HTMLElement | null;
}

/**
 * A page of an area: its component, or the server's HTML until the component is loaded. The HTML is readable, its links
 * and forms work, and what the visitor did in it is carried over. A component that cannot be loaded is asked for again
 * when the visitor presses something.
 */
export function ArrivingPage({ module }: { module: PageModule }) {
  const [{ Page, html }, setShown] = useState<Shown>(() => ({ Page: module.component, html: null }));
  const place = useRef<HTMLDivElement>(null);
  const early = useRef<EarlyInput>(null);
  const { pathname, search } = useLocation();
  const rendered = useContext(ArrivalsContext).rendered(pathname + search);
  const { styleSheet } = useContext(StyleSheetContext);
  // Before the components look for them, which would compile their own.
  useMemo(() => addStyles(styleSheet, rendered?.styles ?? []), [styleSheet, rendered]);

  useLayoutEffect(() => {
    if (Page || !place.current) return undefined;
    const input = new EarlyInput(place.current);
    early.current = input;
    return () => input.stop();
  }, [Page]);

  useEffect(() => {
    if (Page) return undefined;
    let isLeft = false;
    const load = () => {
      const html = place.current;
      module.load().then(
        (component) => {
          if (!isLeft) startTransition(() => setShown({ Page: component, html }));
        },
        (error: unknown) => {
          if (isLeft) return;
          console.warn('The page stays as the server rendered it: its script cannot be loaded.', error);
          const { pathname: path, search: query, hash } = window.location;
          if (!reloadForFreshScripts(path + query + hash))
            html?.addEventListener('click', load, { once: true });
        },
      );
    };
    // What runs scripts would delay the HTML.
    const cancel = afterNextPaint(load);
    return () => {
      isLeft = true;
      cancel();
    };
  }, [Page, module]);

  // After the layout effects of the page's widgets, which take their HTML.
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (!Page || !main) return;
    early.current?.carryOver(main);
    early.current = null;
  }, [Page]);

  if (Page)
    return (
      <RenderedPage html={html}>
        <Page />
      </RenderedPage>
    );
  return rendered ? <ServerHtml place={place} page={rendered} /> : null;
}

function ServerHtml({ place, page }: { place: RefObject<HTMLDivElement | null>; page: ServerPage }) {
  return (
    <div
      ref={place}
      // For tests and monitoring: the page is not interactive yet.
      data-server-html
      style={{ display: 'contents' }}
      dangerouslySetInnerHTML={{ __html: page.html }}
    />
  );
}
