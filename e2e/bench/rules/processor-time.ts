/** Of an event in a trace, in microseconds. */
export interface TimedEvent {
  /** How much time has passed. */
  dur?: number;
  /** How long the processor worked for it, where it is known. */
  tdur?: number;
}

/**
 * Lets events of a trace last as long as the processor worked for them: a thread that waits for a core, which others of the
 * machine have, blocks nobody on another machine.
 */
export function asProcessorTime<Event extends TimedEvent>(events: readonly Event[]): Event[] {
  return events.map((event) =>
    event.dur !== undefined && event.tdur !== undefined && event.tdur < event.dur
      ? { ...event, dur: event.tdur }
      : event,
  );
}
