import { defineConfig } from '@playwright/test';
import { runnerSettings } from '../support/runner-settings.ts';
import { ENGINES } from './drivers/engines.ts';
import type { WorkerOptions } from './test.ts';

/** Journeys in three engines, at two widths; `npm test` runs those tagged `@short`. */
export default defineConfig<{ width: number }, WorkerOptions>({
  testDir: './tests',
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../.data/reports/engines',
  ...runnerSettings('../../.data/reports/engines.json'),
  projects: ENGINES.flatMap((engineName) =>
    [1280, 390].map((width) => ({ name: `${engineName} ${width}`, use: { engineName, width } })),
  ),
});
