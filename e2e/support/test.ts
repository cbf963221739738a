import { test as base, expect } from '@playwright/test';
import { ConsoleErrors } from './console-errors.ts';

function addressOf(name: string): string {
  const address = process.env[name];
  if (!address)
    throw new Error(
      `${name} is set by the global setup: run the tests with npm test or npx playwright test.`,
    );
  return address;
}

/** A visitor who has answered the banner: it would stand over what tests click. `1` is personalisation. */
const ANSWERED = { name: 'TC_PRIVACY_CENTER', value: '1' };

interface SiteFixtures {
  apiAddress: string;
  isFirstVisit: boolean;
  /** Says which errors a test has its pages log; any other fails it. */
  expectConsoleErrors: (...patterns: RegExp[]) => void;
}

/** Playwright's `test` on the running site. A page that logs an error or a warning, or throws one, fails its test. */
export const test = base.extend<SiteFixtures>({
  isFirstVisit: [false, { option: true }],
  baseURL: async ({}, use) => use(addressOf('SITE_ADDRESS')),
  apiAddress: async ({}, use) => use(addressOf('API_ADDRESS')),
  expectConsoleErrors: [
    async ({ browser }, use) => {
      const errors = new ConsoleErrors(browser);
      await use((...patterns) => errors.expect(...patterns));
      errors.stop();
      expect(errors.unexpected(), 'what pages have logged').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, baseURL, isFirstVisit }, use) => {
    if (!isFirstVisit) await context.addCookies([{ ...ANSWERED, url: baseURL ?? '' }]);
    await use(context);
  },
});

export { expect };
