import { test as base } from '@playwright/test';

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

/** What Playwright itself says where tests do without a service worker. */
const BLOCKED_WORKER = 'registration blocked by Playwright';

/** Playwright's `test` on the running site. `consoleErrors` has what the page logs as error or warning, hydration's too. */
export const test = base.extend<{ apiAddress: string; consoleErrors: string[]; isFirstVisit: boolean }>({
  isFirstVisit: [false, { option: true }],
  baseURL: async ({}, use) => use(addressOf('SITE_ADDRESS')),
  apiAddress: async ({}, use) => use(addressOf('API_ADDRESS')),
  context: async ({ context, baseURL, isFirstVisit }, use) => {
    if (!isFirstVisit) await context.addCookies([{ ...ANSWERED, url: baseURL ?? '' }]);
    await use(context);
  },
  consoleErrors: async ({ page }, use) => {
    const consoleErrors: string[] = [];
    page.on('console', (message) => {
      const isError = message.type() === 'error' || message.type() === 'warning';
      if (isError && !message.text().includes(BLOCKED_WORKER)) consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => consoleErrors.push(String(error)));
    await use(consoleErrors);
  },
});

export { expect } from '@playwright/test';
