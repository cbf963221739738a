import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { WidgetSlotData } from '@careers/contract';
import { useSite } from '../site.tsx';
import { useRenderedWidget } from '../before-hydration/page-html.tsx';
import { Recorder } from '../before-hydration/recorder.ts';
import { stopRecording } from '../before-hydration/replay.ts';
import type { Replay } from '../before-hydration/replay.ts';
import { useIsHydrating } from '../use-is-hydrating.ts';
import { useIsServer, useServerHtml, useWidgetHost } from './host.tsx';
import { mountParcel } from './parcel.ts';
import { onHydrationTrigger } from './hydration-trigger.ts';

export interface WidgetSlotProps {
  slot: WidgetSlotData;
  /** The hydration trigger of server-rendered HTML; `visible` by default. */
  hydrate?: 'visible' | 'interaction' | 'idle';
  /** Shown when the widget throws or cannot be loaded; nothing by default. */
  fallback?: ReactNode;
  className?: string;
}

/** A slot for another area's widget: server-rendered, hydrated on demand, with a fallback. */
export function WidgetSlot(props: WidgetSlotProps) {
  // Another slot gets another element, even when the next page's slots have the same index.
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
  const showRendered = useRenderedWidget(slot);
  const container = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(slot.remote === null);
  const [isFromServer] = useState(useIsHydrating());

  // Before paint: an empty slot would shift the content below.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || !host || failed) return undefined;
    const rendered = showRendered(element);
    const abort = new AbortController();
    const fail = (error: unknown) => {
      if (abort.signal.aborted) return;
      host.report(slot, error);
      // Server-rendered HTML stays readable without scripts; a widget that threw, or opens later, has nothing to show.
      if (slot.opensAt || !element.hasChildNodes()) setFailed(true);
    };
    const recorder = new Recorder();
    let replay: Replay | undefined;
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
        { signal: abort.signal, onMounting: () => (replay = stopRecording(recorder, element)) },
      )
        .then(() => {
          // For tests and monitoring: the widget is interactive.
          element.setAttribute('data-hydrated', '');
          replay?.(element);
        })
        .catch(fail);
    const when = slot.opensAt ?? (rendered ? hydrate : null);
    if (when) onHydrationTrigger(element, when, () => void start(), abort.signal);
    else void start();
    return () => {
      abort.abort();
      recorder.stop();
    };
  }, [slot, host, failed, hydrate, site, showRendered]);

  // Moves the focus to the fallback when the visitor has opened the widget by its hash.
  const substitute = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed && slot.opensAt && window.location.hash.startsWith(slot.opensAt)) substitute.current?.focus();
  }, [failed, slot.opensAt]);

  const nothingRendered = isServer && serverHtml === undefined;
  // A separate element: the widget's root clears its own.
  if (failed || nothingRendered)
    return (
      <div key="fallback" ref={substitute} className={className} tabIndex={-1}>
        {fallback}
      </div>
    );
  return (
    <div
      ref={container}
      className={className}
      data-slot={slot.id}
      data-widget={slot.widget}
      data-remote={slot.remote ?? undefined}
      // The server's HTML stays until the widget's root hydrates it.
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
