import { nodePreset } from '@careers/testing/jest-preset';

export default {
  ...nodePreset,
  globalSetup: './testing/start-cluster.ts',
  globalTeardown: './testing/stop-cluster.ts',
};
