import type { DeclaredBackend, RemoteManifest } from '@careers/contract';
import { BackendError } from './backend-error.ts';

/** Encoded slash or backslash: a server that decodes it would escape the declared paths. */
const HIDDEN_SEPARATOR = /%2f|%5c|\\/i;

/** A request to a remote's backend. */
export interface BackendTarget {
  manifest: Pick<RemoteManifest, 'name' | 'backends'>;
  /** Name of the backend. */
  name: string;
  method: string;
  /** Path and query. */
  path: string;
}

/**
 * Returns the address of a request that the remote's manifest allows.
 * @throws BackendError with what to declare.
 */
export function backendAddress({ manifest, name, method, path }: BackendTarget, environment: string): URL {
  const declared = declaredBackend(manifest, name);
  const label = `The backend ${name} of ${manifest.name}`;
  const origin = Object.hasOwn(declared.origins, environment) ? declared.origins[environment] : undefined;
  if (origin === undefined || !URL.canParse(origin))
    throw new BackendError(
      'backend-origin',
      `${label} has no origin for ${environment}: add it to "origins" in package.json.`,
    );
  if (!declared.methods.some((allowed) => allowed === method))
    throw new BackendError(
      'backend-method',
      `${label} is not asked by ${method}: add it to "methods" in package.json.`,
    );
  // Concatenated, not resolved: `//host/path` would be another host.
  const address = path.startsWith('/') ? URL.parse(new URL(origin).origin + path) : null;
  if (!address || HIDDEN_SEPARATOR.test(address.pathname) || !isBelow(address.pathname, declared.paths))
    throw new BackendError(
      'backend-path',
      `${label} is not asked for this path: add its beginning to "paths" in package.json.`,
    );
  return address;
}

/**
 * Returns a backend of a remote by name.
 * @throws BackendError if its manifest does not declare it.
 */
export function declaredBackend(
  { name: remote, backends = {} }: Pick<RemoteManifest, 'name' | 'backends'>,
  name: string,
): DeclaredBackend {
  const declared = Object.hasOwn(backends, name) ? backends[name] : undefined;
  if (declared) return declared;
  throw new BackendError(
    'backend-unknown',
    `${remote} has no backend ${name}: add it to "backends" in package.json.`,
  );
}

function isBelow(pathname: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}
