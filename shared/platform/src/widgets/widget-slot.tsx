import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { WidgetSlotData } from '@careers/contract';
import { useSite } from '../site.tsx';
import { useIsHydrating } from '../use-is-hydrating.ts';
import { ClickReplay } from './click-replay.ts';
import { useIsServer, useServerHtml, useWidgetHost } from './host.tsx';
import { mountParcel } from './parcel.ts';
import { onHydrationTrigger } from './hydration-trigger.ts';

export interface WidgetSlotProps {
  slot: WidgetSlotData;
  /** What hydrates server-rendered HTML: by default being near the screen, or an interaction. */
  hydrate?: 'visible' | 'interaction' | 'idle';
  /** Shown where nothing of the widget is left: it threw, or could not be loaded; nothing by default. */
  fallback?: ReactNode;
  className?: string;
}

/** A place for another team's widget: server-rendered, hydrated when wanted, its fallback when it fails. */
export function WidgetSlot(props: WidgetSlotProps) {
  // Another slot is another root in an element of its own, also where the next page numbers its slots alike.
  return <Slot key={keyOf(props.slot)} {...props} />;
}

const keys = new WeakMap<WidgetSlotData, number>();
let lastKey = 0;

function keyOf(slot: WidgetSlotData): number {
  const known = keys.get(slot);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(slot, lastKey);
  return lastKey;
}

function Slot({ slot, hydrate = 'visible', fallback = null, className }: WidgetSlotProps) {
  const site = useSite();
  const host = useWidgetHost();
  const serverHtml = useServerHtml(slot);
  const isServer = useIsServer();
  const container = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(slot.remote === null);
  const [isFromServer] = useState(useIsHydrating());

  // Before the browser paints: a place that is empty for a frame would move what is below it.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || !host || failed) return undefined;
    const rendered = element.hasChildNodes();
    const abort = new AbortController();
    const fail = (error: unknown) => {
      if (abort.signal.aborted) return;
      host.report(slot, error);
      // What the server has written can be read and sent without scripts; a widget that threw has left nothing.
      if (!element.hasChildNodes()) setFailed(true);
    };
    const clickReplay = new ClickReplay(element);
    const start = () =>
      mountParcel(
        () => host.widget(slot),
        {
          domElement: element,
          data: slot.data,
          identifierPrefix: identifierPrefix(slot),
          hydrate: rendered,
          api: site.api,
          configuration: site.configuration,
          navigate: host.navigate,
          onError: fail,
        },
        { signal: abort.signal, onMounting: () => clickReplay.stop() },
      )
        .then(() => {
          // For tests and monitoring: from here on the widget answers.
          element.setAttribute('data-hydrated', '');
          clickReplay.replay();
        })
        .catch(fail);
    const when = slot.opensAt ?? (rendered ? hydrate : null);
    if (when) onHydrationTrigger(element, when, () => void start(), abort.signal);
    else void start();
    return () => {
      abort.abort();
      clickReplay.stop();
    };
  }, [slot, host, failed, hydrate, site]);

  const nothingRendered = isServer && serverHtml === undefined;
  // An element of its own: the widget's root still clears the one it was given.
  if (failed || nothingRendered)
    return (
      <div key="fallback" className={className}>
        {fallback}
      </div>
    );
  return (
    <div
      ref={container}
      className={className}
      data-widget={slot.widget}
      data-remote={slot.remote ?? undefined}
      // The server's HTML stays in the page until the widget's own root takes it over.
      {...(isFromServer && {
        dangerouslySetInnerHTML: { __html: serverHtml ?? '' },
        suppressHydrationWarning: true,
      })}
    />
  );
}

/** Prefix of the ids that a slot's root generates, the same on server and client. */
export function identifierPrefix(slot: WidgetSlotData): string {
  return `${slot.id}-`;
}
