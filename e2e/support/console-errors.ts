import type { Browser, BrowserContext } from '@playwright/test';

const IGNORED = [
  // Playwright blocks service workers in most tests.
  /registration blocked by Playwright/,
  // Network errors are simulated by tests; CSP violations are logged separately.
  /^Failed to load resource: net::ERR_/,
  // Data of pages that answer 4xx.
  /status of 4\d\d .*\/_(data|page)\//,
  // Slow machines use preloaded files late.
  /was preloaded using link preload but not used/,
];

/** Collects logged errors and warnings, uncaught errors and CSP violations of all pages of a browser. */
export class ConsoleErrors {
  readonly #browser: Browser;
  readonly #logged: { text: string; source: string }[] = [];
  readonly #expected: RegExp[] = [...IGNORED];
  /** Opened pages with an error status, which the browser logs. */
  readonly #refused = new Set<string>();

  /** Listens until `stop`. */
  constructor(browser: Browser) {
    this.#browser = browser;
    browser.on('context', this.#listen);
  }

  /** Allows matching messages, logged before or after. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Returns unexpected messages with their source. */
  unexpected(): string[] {
    return this.#logged
      .filter(({ source }) => !this.#refused.has(source))
      .map(({ text, source }) => `${text} (${source})`)
      .filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }

  stop(): void {
    this.#browser.off('context', this.#listen);
  }

  readonly #listen = (context: BrowserContext) => {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.#logged.push({ text: message.text(), source: message.location().url });
    });
    context.on('weberror', (error) => {
      this.#logged.push({ text: String(error.error()), source: error.page()?.url() ?? '' });
    });
    context.on('response', (response) => {
      if (response.request().isNavigationRequest() && response.status() >= 400)
        this.#refused.add(response.url());
    });
  };
}
