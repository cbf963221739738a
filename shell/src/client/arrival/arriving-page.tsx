import { useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { StyleSheetContext } from 'styled-components';
import { RenderedPage, useLocation } from '@careers/platform';
import type { PageModule } from '../remotes/page-module.ts';
import { addStyles } from './add-styles.ts';
import { ArrivalsContext } from './arrivals.ts';
import { serverHtml } from './load-server-html.ts';

/** A page that replaces its HTML. */
export interface Arrived {
  Page: ComponentType;
  html: HTMLElement | null;
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
  const { styleSheet } = useContext(StyleSheetContext);
  // Before the components look for them, which would compile their own.
  useMemo(() => addStyles(styleSheet, rendered?.styles ?? []), [styleSheet, rendered]);

  // After the layout effects of the page's widgets, which take their HTML.
  useLayoutEffect(() => arrived?.carryOver(), [arrived]);

  if (Page)
    return (
      <RenderedPage html={arrived?.html ?? null}>
        <Page />
      </RenderedPage>
    );
  const ServerHtml = serverHtml();
  return ServerHtml ? (
    <ServerHtml module={module} html={rendered?.html ?? ''} onArrived={setArrived} />
  ) : null;
}
