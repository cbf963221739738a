import type { PlaywrightTestConfig } from '@playwright/test';

/** Playwright's settings of all end-to-end tests; `report` is the file of the JSON report. */
export function runnerSettings(report: string) {
  return {
    workers: 2,
    fullyParallel: false,
    forbidOnly: Boolean(process.env['CI']),
    retries: 0,
    // Long enough for a busy machine.
    timeout: 90_000,
    expect: { timeout: 20_000 },
    reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? report }]],
  } satisfies PlaywrightTestConfig;
}
