import type { StoredVersion, UploadedVersion } from '../client/answers.ts';
import { bodyOf } from '../client/registry-client.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { RegistryRefusal } from '../client/refusal.ts';
import { archiveOf } from './archive.ts';

/** Sends a build to the registry, which answers once its gate has looked at it. */
export async function upload(
  client: RegistryClient,
  name: string,
  build: string,
  agreed: { allowRemovals: boolean; withoutShells: boolean },
): Promise<UploadedVersion> {
  const archive = new Blob([await archiveOf(build)], { type: 'application/gzip' });
  return bodyOf(
    client.POST('/v1/remotes/{name}/versions', {
      params: { path: { name }, query: agreed },
      body: archive,
      bodySerializer: (body) => body,
    }),
  );
}

/** Returns a version that can be released, null for one that the registry has not, or has not finished with. */
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
