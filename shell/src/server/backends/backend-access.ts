import type { BackendAccess } from '@careers/contract';
import { declaredBackend } from './backend-address.ts';
import { BackendError } from './backend-error.ts';
import type { BackendRequest, Backends } from './backends.ts';

/** Base URL for parsing a path and its query; never requested. */
const NOWHERE = 'https://backend.invalid';

/** Returns a remote's access to one of its backends, for its loaders and actions. */
export function backendAccess(
  backends: Backends,
  manifest: BackendRequest['manifest'],
): (name: string) => BackendAccess {
  return (name) => {
    declaredBackend(manifest, name);
    return {
      async fetch(path, init) {
        const request = new Request(new URL(path, NOWHERE), init);
        const { origin, pathname, search } = new URL(request.url);
        if (origin !== NOWHERE)
          throw new BackendError(
            'backend-path',
            `${path} is an address: give a path of the backend ${name}.`,
          );
        const hasBody = request.body !== null;
        const { status, headers, body } = await backends.send({
          ...{ manifest, name, method: request.method, path: pathname + search },
          headers: Object.fromEntries(request.headers),
          ...(hasBody && { body: new Uint8Array(await request.arrayBuffer()) }),
          signal: request.signal,
        });
        return new Response(body.length === 0 ? null : new Uint8Array(body), { status, headers });
      },
    };
  };
}
