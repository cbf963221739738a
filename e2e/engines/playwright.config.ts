import { defineConfig } from '@playwright/test';
import { ENGINES } from './drivers/engines.ts';
import type { WorkerOptions } from './test.ts';

/** The same journeys in the three engines, on a phone and on a desk; `@short` marks those of every `npm test`. */
export default defineConfig<{ width: number }, WorkerOptions>({
  testDir: './tests',
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../.data/reports/engines',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../../.data/reports/engines.json' },
    ],
  ],
  projects: ENGINES.flatMap((engineName) =>
    [1280, 390].map((width) => ({ name: `${engineName} ${width}`, use: { engineName, width } })),
  ),
});
