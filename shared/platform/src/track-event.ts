/** Event on `window` for each tracked event; its `detail` is a `TrackedEvent`. */
export const TRACKED_EVENT = 'analytics:event';

/** Values of an event: no text that a visitor has entered, and nothing that identifies a visitor. */
export type EventValues = Readonly<Record<string, string | number | boolean>>;

export interface TrackedEvent {
  /** One of `events` in the remote's contributions. */
  name: string;
  values: EventValues;
}

/**
 * Reports a visitor's action to audience measurement, in the browser. The shell sends it with consent only, and stores
 * nothing before. Declare the event and its values in `events` of src/contributions.ts.
 */
export function trackEvent(name: string, values: EventValues = {}): void {
  window.dispatchEvent(new CustomEvent<TrackedEvent>(TRACKED_EVENT, { detail: { name, values } }));
}
