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
  // Jest runs tests as CommonJS, so ESM-only packages are compiled too.
  transformIgnorePatterns: ['/node_modules/'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  clearMocks: true,
});

/** Settings for workspaces that run in Node. */
export const nodePreset = { ...base('node'), testEnvironment: 'node' };

/** Settings for workspaces that run in a browser; a docblock selects Node for one file. */
export const domPreset = {
  ...base('dom'),
  testEnvironment: fileURLToPath(import.meta.resolve('jest-fixed-jsdom')),
  setupFilesAfterEnv: [new URL('./src/jest-dom.ts', import.meta.url).pathname],
};
