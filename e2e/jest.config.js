import { nodePreset } from '@careers/testing/jest-preset';

/** Unit tests of the bench. The specs in `tests` run in Playwright. */
export default nodePreset;
