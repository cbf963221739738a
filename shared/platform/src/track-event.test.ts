import { TRACKED_EVENT, trackEvent } from './track-event.ts';
import type { TrackedEvent } from './track-event.ts';

it('[TEAM-12] an event is told to the page, with its values', () => {
  const told: TrackedEvent[] = [];
  const listener = (event: Event) => void told.push((event as CustomEvent<TrackedEvent>).detail);
  window.addEventListener(TRACKED_EVENT, listener);
  trackEvent('topics_refreshed', { count: 3 });
  trackEvent('topic_proposed');
  window.removeEventListener(TRACKED_EVENT, listener);
  expect(told).toEqual([
    { name: 'topics_refreshed', values: { count: 3 } },
    { name: 'topic_proposed', values: {} },
  ]);
});
