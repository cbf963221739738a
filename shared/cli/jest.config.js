import { nodePreset } from '@careers/testing/jest-preset';

export default {
  ...nodePreset,
  globalSetup: '@careers/postgres/testing/start-cluster',
  globalTeardown: '@careers/postgres/testing/stop-cluster',
};
