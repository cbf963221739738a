import { use, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { RenderedPage, useLocation } from '@careers/platform';
import { addStyles } from '../../styles/browser.ts';
import type { PageModule } from '../remotes/page-module.ts';
import { ArrivalsContext } from './arrivals.ts';
import { serverHtml } from './load-server-html.ts';

/** A page that replaces its HTML. */
export interface Arrived {
  Page: ComponentType;
  html: HTMLElement | null;
  /** Settles when what the visitor holds pressed in the HTML is released; null when nothing is. */
  held(): Promise<void> | null;
  /** Repeats in the page what the visitor did in the HTML. */
  carryOver(): void;
}

/** A page of an area: its component, or the server's HTML until the component is loaded. */
export function ArrivingPage({ module }: { module: PageModule }) {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const [ready] = useState(() => module.component);
  const Page = arrived?.Page ?? ready;
  const { pathname, search } = useLocation();
  const rendered = useContext(ArrivalsContext).rendered(pathname + search);
  // Before the components look for them, which would compile their own. HTML is not shown without its styles.
  const html = useMemo(() => (rendered && addStyles(rendered.styles) ? rendered.html : ''), [rendered]);

  // After the layout effects of the page's widgets, which take their HTML.
  useLayoutEffect(() => arrived?.carryOver(), [arrived]);

  if (Page)
    return (
      <RenderedPage html={arrived?.html ?? null}>
        <Page />
        {arrived && <WhenReleased held={arrived.held} />}
      </RenderedPage>
    );
  const ServerHtml = serverHtml();
  return ServerHtml ? <ServerHtml module={module} html={html} onArrived={setArrived} /> : null;
}

/**
 * Rendered last: what is pressed while the page's components render would be replaced before it is released, and get no
 * click. The HTML is shown until then.
 */
function WhenReleased({ held }: Pick<Arrived, 'held'>) {
  const release = held();
  return release && <Wait until={release} />;
}

/** Of its own: a component that has used a promise must use one whenever it renders. */
function Wait({ until }: { until: Promise<void> }) {
  use(until);
  return null;
}
