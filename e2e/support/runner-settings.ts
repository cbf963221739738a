import type { PlaywrightTestConfig } from '@playwright/test';

/** How every end-to-end test is run; `report` is the file that its results are counted from. */
export function runnerSettings(report: string) {
  return {
    workers: 2,
    fullyParallel: false,
    forbidOnly: Boolean(process.env['CI']),
    retries: 0,
    // A busy machine may take its time; what never comes fails all the same.
    timeout: 90_000,
    expect: { timeout: 20_000 },
    reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? report }]],
  } satisfies PlaywrightTestConfig;
}
