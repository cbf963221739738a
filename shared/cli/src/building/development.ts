import semver from 'semver';
import type { RemoteManifest } from '@careers/contract';
import { ReleaseError } from '../release-error.ts';

/** First word after the number of a build for debuggers: `1.0.0-development.3f9c2a10`. */
export const DEVELOPMENT = 'development';

/** Tells a build for debuggers by its number alone. */
export function isDevelopmentVersion(version: string): boolean {
  return semver.prerelease(version)?.[0] === DEVELOPMENT;
}

/**
 * Refuses a build for debuggers on a site that is not one of development itself, and one whose number hides it.
 * @throws ReleaseError with what to do.
 */
export function refuseDevelopment(
  { name, version, development = false }: Pick<RemoteManifest, 'name' | 'version' | 'development'>,
  environment: NodeJS.ProcessEnv = process.env,
): void {
  if (development !== isDevelopmentVersion(version)) {
    throw new ReleaseError(
      `${name}@${version} is${development ? '' : ' not'} a build for debuggers, and its number says otherwise: such builds, and no others, have numbers as 1.2.3-${DEVELOPMENT}.1.`,
    );
  }
  if (development && environment['NODE_ENV'] !== 'development') {
    throw new ReleaseError(
      `${name}@${version} is built for debuggers: large, and with its sources. Publish it without --development; \`npm run dev\` alone takes such builds.`,
    );
  }
}
