import { createContext, use, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { PageHtmlProvider, useLocation } from '@careers/platform';
import { addStyles } from '../../styles/browser.ts';
import type { RenderedPage } from '../../protocol/page-answer.ts';
import type { PageModule } from '../remotes/page-module.ts';
import { ServerHtml } from './server-html.tsx';
import type { Replacement } from './server-html.tsx';

/** Returns the HTML of the page at an address without hash; undefined if only its data were sent. */
export type IncomingHtml = (address: string) => RenderedPage | undefined;

export const IncomingHtmlContext = createContext<IncomingHtml>(() => undefined);

/** A page of an area: its component, or the server's HTML until the component is loaded. */
export function IncomingPage({ module }: { module: PageModule }) {
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const [ready] = useState(() => module.component);
  const Page = replacement?.Page ?? ready;
  const { pathname, search } = useLocation();
  const rendered = useContext(IncomingHtmlContext)(pathname + search);
  // Runs before components query the sheet and compile their own rules. HTML is not shown without its styles.
  const html = useMemo(() => (rendered && addStyles(rendered.styles) ? rendered.html : ''), [rendered]);

  // Runs after the layout effects of the page's widgets, which take over their HTML.
  useLayoutEffect(() => replacement?.replay(), [replacement]);

  if (Page)
    return (
      <PageHtmlProvider html={replacement?.html ?? null}>
        <Page />
        {replacement && <WhenReleased released={replacement.released} />}
      </PageHtmlProvider>
    );
  return <ServerHtml module={module} html={html} onReplace={setReplacement} />;
}

/** Rendered last: suspends until nothing in the HTML is pressed, also during rendering. */
function WhenReleased({ released }: Pick<Replacement, 'released'>) {
  const release = released();
  return release && <Wait until={release} />;
}

/** A separate component, as `use` must be called consistently. */
function Wait({ until }: { until: Promise<void> }) {
  use(until);
  return null;
}
