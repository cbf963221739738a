import type { Browser, BrowserContext } from '@playwright/test';

const KNOWN = [
  // Playwright itself says it where tests do without a service worker.
  /registration blocked by Playwright/,
  // Only a test cuts the network; what the site may not ask for is told as a violation besides.
  /^Failed to load resource: net::ERR_/,
  // A link was followed to a page that is missing, or gone: its data say so too.
  /status of 4\d\d .*\/_(data|page)\//,
  // A busy machine uses late what a page has asked for early.
  /was preloaded using link preload but not used/,
];

/** What pages log as errors and warnings, or throw, in every window of a browser; violations of their policy too. */
export class ConsoleErrors {
  readonly #browser: Browser;
  readonly #logged: { text: string; source: string }[] = [];
  readonly #expected: RegExp[] = [...KNOWN];
  /** Pages that a test has opened although they are missing. */
  readonly #refused = new Set<string>();

  /** Listens from now on, until `stop`. */
  constructor(browser: Browser) {
    this.#browser = browser;
    browser.on('context', this.#listen);
  }

  /** Whatever matches, before or after, is what a test wants to see. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** What nobody has expected, with its source: the status of an answer is told without its address. */
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
