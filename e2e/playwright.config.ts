import { findTestBrowser } from '@careers/tooling/browser';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './support/chromium-arguments.ts';
import { runnerSettings } from './support/runner-settings.ts';

/** End-to-end tests: the site as `npm start` runs it, on ports and data of its own. */
export default defineConfig({
  testDir: './tests',
  globalSetup: './support/global-setup.ts',
  outputDir: '../.data/reports/traces',
  ...runnerSettings('../.data/reports/end-to-end.json'),
  use: {
    // As a person's browser: a headless one says that it is, and robots always get stable versions.
    userAgent: devices['Desktop Chrome'].userAgent,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    // Requests that a test holds back or counts must be the page's own.
    serviceWorkers: 'block',
    // A trace costs each test a third of its time: `--trace retain-on-failure` where one is wanted.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findTestBrowser(), args: CHROMIUM_ARGUMENTS },
  },
});
