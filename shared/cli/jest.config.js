import { nodePreset } from '@careers/testing/jest-preset';

export default nodePreset;
