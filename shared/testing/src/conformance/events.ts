import type { AnalyticsEvent } from '@careers/contract';
import { TRACKED_EVENT } from '@careers/platform';
import type { TrackedEvent } from '@careers/platform';

/** Records a page's audience measurement; returns a function that stops it and returns undeclared events. */
export function watchEvents(window: Window, declared: readonly AnalyticsEvent[]): () => string[] {
  const faults = new Set<string>();
  const listener = (event: Event) => {
    const { name, values } = (event as CustomEvent<TrackedEvent>).detail;
    const known = declared.find((each) => each.name === name);
    if (!known) faults.add(`sends the event ${name}: name it in "events" of src/contributions.ts`);
    for (const value of known ? Object.keys(values) : [])
      if (!known?.values?.includes(value))
        faults.add(`sends ${value} with the event ${name}: name it in "values" of src/contributions.ts`);
  };
  window.addEventListener(TRACKED_EVENT, listener);
  return () => {
    window.removeEventListener(TRACKED_EVENT, listener);
    return [...faults];
  };
}
