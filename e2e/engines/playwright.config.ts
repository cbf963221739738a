import { defineConfig } from '@playwright/test';
import { runnerSettings } from '../support/runner-settings.ts';
import { ENGINES } from './drivers/engines.ts';
import type { WorkerOptions } from './test.ts';

/** The same journeys in the three engines, on a phone and on a desk; `@short` marks those of every `npm test`. */
export default defineConfig<{ width: number }, WorkerOptions>({
  testDir: './tests',
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../.data/reports/engines',
  ...runnerSettings('../../.data/reports/engines.json'),
  projects: ENGINES.flatMap((engineName) =>
    [1280, 390].map((width) => ({ name: `${engineName} ${width}`, use: { engineName, width } })),
  ),
});
