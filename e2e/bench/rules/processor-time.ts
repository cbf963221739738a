/** Durations of a trace event, in microseconds. */
export interface TimedEvent {
  /** Elapsed time. */
  dur?: number;
  /** Processor time, if known. */
  tdur?: number;
}

/** Replaces durations of trace events by their processor time, which excludes waiting for a busy core. */
export function asProcessorTime<Event extends TimedEvent>(events: readonly Event[]): Event[] {
  return events.map((event) =>
    event.dur !== undefined && event.tdur !== undefined && event.tdur < event.dur
      ? { ...event, dur: event.tdur }
      : event,
  );
}
