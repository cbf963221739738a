import { TRACKED_EVENT, readConsent } from '@careers/platform';
import type { EventValues, TrackedEvent } from '@careers/platform';

declare global {
  interface Window {
    /** The tag manager's container, once loaded: a function for each event that it knows. */
    tC?: { event: Partial<Record<string, (element: HTMLElement, variables: EventValues) => void>> };
  }
}

/** Desktop, tablet or mobile (specification.md#9-business-constants-and-limits). */
type Device = 'D' | 'T' | 'M';

/** Poll interval until the container is loaded. */
const POLL_MILLISECONDS = 1_000;

export function deviceOf(width: number): Device {
  if (width < 768) return 'M';
  return width <= 1024 ? 'T' : 'D';
}

/** Reports page views and events of remotes to the tag manager, in order; only with consent to audience measurement. */
export class AudienceEvents {
  readonly #waiting: { name: string; variables: EventValues }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pageName = '';

  /** Starts listening to events of remotes. */
  listen(): void {
    window.addEventListener(TRACKED_EVENT, (event) => {
      const { name, values } = (event as CustomEvent<TrackedEvent>).detail;
      this.#add(name, values);
    });
  }

  pageSeen(pageName: string): void {
    this.#pageName = pageName;
    this.#add('page_view');
  }

  #add(name: string, values: EventValues = {}): void {
    if (!readConsent().audience) return;
    const page = { page_name: this.#pageName, device: deviceOf(window.innerWidth) };
    this.#waiting.push({ name, variables: { ...values, ...page } });
    this.#send();
  }

  #send(): void {
    clearTimeout(this.#timer);
    if (!readConsent().audience) this.#waiting.length = 0;
    const container = window.tC;
    if (container)
      for (const { name, variables } of this.#waiting.splice(0))
        if (Object.hasOwn(container.event, name)) container.event[name]?.(document.body, variables);
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#send(), POLL_MILLISECONDS);
  }
}
