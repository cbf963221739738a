import { test as base } from '@playwright/test';

function addressOf(name: string): string {
  const address = process.env[name];
  if (!address)
    throw new Error(
      `${name} is set by the global setup: run the tests with npm test or npx playwright test.`,
    );
  return address;
}

/** Playwright's `test` on the running site; a page that logs an error or warns of hydration fails its test. */
export const test = base.extend<{ apiAddress: string; complaints: string[] }>({
  baseURL: async ({}, use) => use(addressOf('SITE_ADDRESS')),
  apiAddress: async ({}, use) => use(addressOf('API_ADDRESS')),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
  },
});

export { expect } from '@playwright/test';
