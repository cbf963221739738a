import { TRACKED_EVENT, trackEvent } from './track-event.ts';
import type { TrackedEvent } from './track-event.ts';

it('[TEAM-12] an event is dispatched to the page, with its values', () => {
  const received: TrackedEvent[] = [];
  const listener = (event: Event) => void received.push((event as CustomEvent<TrackedEvent>).detail);
  window.addEventListener(TRACKED_EVENT, listener);
  trackEvent('topics_refreshed', { count: 3 });
  trackEvent('topic_proposed');
  window.removeEventListener(TRACKED_EVENT, listener);
  expect(received).toEqual([
    { name: 'topics_refreshed', values: { count: 3 } },
    { name: 'topic_proposed', values: {} },
  ]);
});
