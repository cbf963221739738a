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

/** Consent to personalisation: the banner would cover elements that tests click. */
const CONSENT_COOKIE = { name: 'TC_PRIVACY_CENTER', value: '1' };

interface SiteFixtures {
  apiAddress: string;
  isFirstVisit: boolean;
  /** Allows console messages that match; others fail the test. */
  expectConsoleErrors: (...patterns: RegExp[]) => void;
}

/** Playwright's `test` with the running site. Fails tests whose pages log or throw errors, or log warnings. */
export const test = base.extend<SiteFixtures>({
  isFirstVisit: [false, { option: true }],
  baseURL: async ({}, use) => use(addressOf('SITE_ADDRESS')),
  apiAddress: async ({}, use) => use(addressOf('API_ADDRESS')),
  expectConsoleErrors: [
    async ({ browser }, use) => {
      const errors = new ConsoleErrors(browser);
      await use((...patterns) => errors.expect(...patterns));
      errors.stop();
      expect(errors.unexpected(), 'messages logged by pages').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, baseURL, isFirstVisit }, use) => {
    if (!isFirstVisit) await context.addCookies([{ ...CONSENT_COOKIE, url: baseURL ?? '' }]);
    await use(context);
  },
});

export { expect };
