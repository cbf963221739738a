import type { StoredVersion, UploadedVersion } from '../client/answers.ts';
import { bodyOf } from '../client/registry-client.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { RegistryRefusal } from '../client/refusal.ts';
import { archiveOf } from './archive.ts';
import type { TeamTests } from './team-tests.ts';

/** Options by which the publisher waives checks. */
export interface Agreed {
  /** Allows the removal of released paths or widgets. */
  allowRemovals?: boolean;
  /** Skips the compatibility check with running shells. */
  withoutShells?: boolean;
  /** Allows uncommitted changes. */
  allowDirty?: boolean;
}

interface UploadOptions extends Agreed {
  /** Result of the team's own tests. */
  tests?: TeamTests;
}

/** Uploads a build to the registry, which responds after its gate has checked it. */
export async function upload(
  client: RegistryClient,
  name: string,
  build: string,
  { tests, ...agreed }: UploadOptions,
): Promise<UploadedVersion> {
  const request = await archiveRequest(name, build, agreed);
  const headers = { ...request.headers, ...(tests && { 'x-provenance-tests': tests }) };
  return bodyOf(client.POST('/v1/remotes/{name}/versions', { ...request, headers }));
}

/** Returns the results of all rules and checks of the registry, without storing the build. */
export async function askGate(client: RegistryClient, name: string, build: string, agreed: Agreed) {
  const request = await archiveRequest(name, build, agreed);
  return bodyOf(client.POST('/v1/remotes/{name}/checks', request));
}

async function archiveRequest(
  name: string,
  build: string,
  { allowRemovals = false, withoutShells = false, allowDirty = false }: Agreed,
) {
  return {
    params: { path: { name }, query: { allowRemovals, withoutShells, allowDirty } },
    body: new Blob([await archiveOf(build)]),
    headers: { 'content-type': 'application/gzip' },
    bodySerializer: <Body>(body: Body) => body,
  };
}

/** Returns a version that can be released; null if it is missing or still being checked. */
export async function storedVersion(
  client: RegistryClient,
  name: string,
  number: string,
): Promise<StoredVersion | null> {
  try {
    const version = await bodyOf(
      client.GET('/v1/remotes/{name}/versions/{number}', { params: { path: { name, number } } }),
    );
    return version.state === 'ready' ? version : null;
  } catch (error) {
    if (error instanceof RegistryRefusal && error.status === 404) return null;
    throw error;
  }
}
