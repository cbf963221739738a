import { fileURLToPath } from 'node:url';

const swc = (environment) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    module: { type: 'commonjs' },
    sourceMaps: environment === 'node' ? 'inline' : true,
  },
];

const base = (environment) => ({
  transform: { '^.+\\.[cm]?[jt]sx?$': swc(environment) },
  // ESM-only packages are compiled too: jest runs tests as CommonJS.
  transformIgnorePatterns: ['/node_modules/'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  clearMocks: true,
});

/** Settings for workspaces whose code runs in Node. */
export const nodePreset = { ...base('node'), testEnvironment: 'node' };

/** Settings for workspaces whose code runs in a browser; a file may ask for Node with a docblock. */
export const domPreset = {
  ...base('dom'),
  testEnvironment: fileURLToPath(import.meta.resolve('jest-fixed-jsdom')),
  setupFilesAfterEnv: [new URL('./src/jest-dom.ts', import.meta.url).pathname],
};
