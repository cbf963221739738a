import { domPreset } from '@careers/testing/jest-preset';

export default domPreset;
