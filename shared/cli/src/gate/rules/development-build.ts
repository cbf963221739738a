import { isDevelopmentVersion } from '../../building/development.ts';
import type { Rule } from '../rule.ts';

export const developmentBuild: Rule = {
  name: 'development-build',
  check: ({ manifest: { name, version, development = false } }) =>
    development || isDevelopmentVersion(version)
      ? `${name}@${version} is built for debuggers: large, and with its sources.`
      : null,
  remedy: 'Build it for production, under a number without "development".',
};
