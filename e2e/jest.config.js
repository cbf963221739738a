import { join } from 'node:path';
import { nodePreset } from '@careers/testing/jest-preset';

const FORM_AREA = join(import.meta.dirname, 'fixtures', 'form-area');

/** Unit tests of the bench, and those of a fixture as a team has them. The specs in `tests` run in Playwright. */
export default {
  projects: [
    {
      ...nodePreset,
      testPathIgnorePatterns: [...(nodePreset.testPathIgnorePatterns ?? []), FORM_AREA],
    },
    { ...nodePreset, rootDir: FORM_AREA },
  ],
};
