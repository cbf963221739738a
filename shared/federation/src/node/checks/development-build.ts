import semver from 'semver';
import type { Rule } from './rule.ts';

/** First prerelease identifier of a development build: `1.0.0-development.3f9c2a10`. */
export const DEVELOPMENT = 'development';

/** Returns true for the version of a development build. */
export function isDevelopmentVersion(version: string): boolean {
  return semver.prerelease(version)?.[0] === DEVELOPMENT;
}

export const developmentBuild: Rule = {
  name: 'development-build',
  check: ({ manifest: { name, version, development = false } }) =>
    development || isDevelopmentVersion(version)
      ? `${name}@${version} is a development build: large, and with its sources.`
      : null,
  remedy: 'Build it for production, under a number without "development".',
};
