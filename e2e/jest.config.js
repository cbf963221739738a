import { nodePreset } from '@careers/testing/jest-preset';

/** Unit tests of the bench. The specs in `tests` run in Playwright, those of fixtures as a team's own. */
export default {
  ...nodePreset,
  testPathIgnorePatterns: [...(nodePreset.testPathIgnorePatterns ?? []), '<rootDir>/fixtures/'],
};
