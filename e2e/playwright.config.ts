import { findTestBrowser } from '@careers/tooling/browser';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './support/chromium-arguments.ts';
import { runnerSettings } from './support/runner-settings.ts';

/** End-to-end tests of the site as `npm start` runs it, with its own ports and data. */
export default defineConfig({
  testDir: './tests',
  globalSetup: './support/global-setup.ts',
  outputDir: '../.data/reports/traces',
  ...runnerSettings('../.data/reports/end-to-end.json'),
  use: {
    // Headless Chromium is recognised as a robot, and robots always get released versions.
    userAgent: devices['Desktop Chrome'].userAgent,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    // Routes do not see requests of a service worker.
    serviceWorkers: 'block',
    // Traces take a third of a test's time: use `--trace retain-on-failure` when needed.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findTestBrowser(), args: CHROMIUM_ARGUMENTS },
  },
});
