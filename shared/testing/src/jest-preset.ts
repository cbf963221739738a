import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';

const swc = (environment: 'node' | 'dom'): [string, Record<string, unknown>] => [
  fileURLToPath(import.meta.resolve('@swc/jest')),
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

const base = (environment: 'node' | 'dom'): Config => ({
  transform: {
    '/platform/(src|dist)/pages\\.[jt]s$': [
      join(import.meta.dirname, `pages-transform${extname(import.meta.filename)}`),
      swc(environment)[1],
    ],
    '^.+\\.[cm]?[jt]sx?$': swc(environment),
    '\\.(png|jpe?g|webp|avif|gif|woff2|svg|wasm|ttf)$': join(
      import.meta.dirname,
      `asset-transform${extname(import.meta.filename)}`,
    ),
    '\\.css$': join(import.meta.dirname, `text-transform${extname(import.meta.filename)}`),
  },
  // Tests run as CommonJS; a remote elsewhere has these packages installed, as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!@careers/).*\\.[cm]?[jt]sx?$'],
  moduleNameMapper: {
    '^(.+\\.(svg|wasm|ttf))\\?url$': '$1',
    '^(.+\\.css)\\?raw$': '$1',
  },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  clearMocks: true,
});

/** Settings for workspaces that run in Node. */
export const nodePreset: Config = { ...base('node'), testEnvironment: 'node' };

/** Settings for workspaces that run in a browser; a docblock selects Node for one file. */
export const domPreset: Config = {
  ...base('dom'),
  testEnvironment: fileURLToPath(import.meta.resolve('jest-fixed-jsdom')),
  setupFilesAfterEnv: [join(import.meta.dirname, `jest-dom${extname(import.meta.filename)}`)],
};
