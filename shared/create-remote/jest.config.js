import { domPreset } from '@careers/testing/jest-preset';

/** The template is a remote like any other: its own tests run here too, but those that look at its build. */
export default {
  ...domPreset,
  rootDir: 'template',
  roots: ['<rootDir>', '<rootDir>/../src'],
  testPathIgnorePatterns: [...domPreset.testPathIgnorePatterns, 'conformance'],
};
