/** One run over all workspaces; each has its own settings. */
export default {
  projects: [
    '<rootDir>/shared/*/jest.config.js',
    '<rootDir>/mf-*/jest.config.js',
    '<rootDir>/shell/jest.config.js',
    '<rootDir>/e2e/jest.config.js',
    '<rootDir>/e2e/fixtures/*/jest.config.js',
  ],
  // A worker keeps modules of every file that it has run: one that holds this much is started anew.
  workerIdleMemoryLimit: '1.5GB',
};
