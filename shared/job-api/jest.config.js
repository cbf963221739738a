import { fileURLToPath } from 'node:url';
import { nodePreset } from '@careers/testing/jest-preset';

export default {
  ...nodePreset,
  // An ES module for `import` alone; tests run as CommonJS.
  moduleNameMapper: {
    ...nodePreset.moduleNameMapper,
    '^cspell-trie-lib$': fileURLToPath(import.meta.resolve('cspell-trie-lib')),
  },
  transformIgnorePatterns: ['/node_modules/(?!@careers/|cspell-trie-lib/)'],
  globalSetup: '@careers/postgres/testing/start-cluster',
  globalTeardown: '@careers/postgres/testing/stop-cluster',
};
