import type { RemoteManifest } from '@careers/contract';
import { DEVELOPMENT, isDevelopmentVersion } from '@careers/federation/checks';
import { impossibleMove } from '../registry-error.ts';

/**
 * Refuses a development build outside of a development site, or with a production version number.
 * @throws RegistryError
 * with what to do.
 */
export function refuseDevelopment(
  { name, version, development = false }: Pick<RemoteManifest, 'name' | 'version' | 'development'>,
  environment: NodeJS.ProcessEnv = process.env,
): void {
  if (development !== isDevelopmentVersion(version))
    throw impossibleMove(
      `${name}@${version} is${development ? '' : ' not'} a development build, but its number says otherwise: only development builds have numbers such as 1.2.3-${DEVELOPMENT}.1.`,
    );
  if (development && environment['NODE_ENV'] !== 'development')
    throw impossibleMove(
      `${name}@${version} is a development build: large, and with its sources. Publish it without --development; \`npm run dev\` alone takes such builds.`,
    );
}
