import { readConsent } from '@careers/platform';

declare global {
  interface Window {
    /** The tag manager's container, once loaded. */
    tC?: { event: { page_view(element: HTMLElement, variables: PageView): void } };
  }
}

export interface PageView {
  page_name: string;
  /** Desktop, tablet or mobile (specification.md#9-business-constants-and-limits). */
  device: 'D' | 'T' | 'M';
}

/** Poll interval until the container is loaded. */
const POLL_MILLISECONDS = 1_000;

export function deviceOf(width: number): PageView['device'] {
  if (width < 768) return 'M';
  return width <= 1024 ? 'T' : 'D';
}

/** Reports page views to the tag manager, in order; only with consent to audience measurement. */
export class PageViews {
  readonly #waiting: PageView[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  seen(pageName: string): void {
    if (!readConsent().audience) return;
    this.#waiting.push({ page_name: pageName, device: deviceOf(window.innerWidth) });
    this.#send();
  }

  #send(): void {
    clearTimeout(this.#timer);
    if (!readConsent().audience) this.#waiting.length = 0;
    const container = window.tC;
    if (container) for (const view of this.#waiting.splice(0)) container.event.page_view(document.body, view);
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#send(), POLL_MILLISECONDS);
  }
}
