import { nodePreset } from '@careers/testing/jest-preset';

/** The rules of the bench; what a visitor would notice is tested by Playwright, in `tests`. */
export default nodePreset;
