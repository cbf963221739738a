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

/** Playwright's `test` on the running site; a page that logs an error or warns of hydration fails its test. */
export const test = base.extend<{ apiAddress: string; complaints: string[]; isFirstVisit: boolean }>({
  isFirstVisit: [false, { option: true }],
  baseURL: async ({}, use) => use(addressOf('SITE_ADDRESS')),
  apiAddress: async ({}, use) => use(addressOf('API_ADDRESS')),
  context: async ({ context, baseURL, isFirstVisit }, use) => {
    if (!isFirstVisit) await context.addCookies([{ ...ANSWERED, url: baseURL ?? '' }]);
    await use(context);
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && !message.text().includes(BLOCKED_WORKER)) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
  },
});

export { expect } from '@playwright/test';
