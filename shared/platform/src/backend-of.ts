import type { BackendAccess, PageRequest } from '@careers/contract';

/**
 * Returns a backend of the remote's own team, in loaders, actions and `load` of widgets: `backendOf(request,
 * 'letters')`.
 * @throws Error if `backends` of package.json does not declare the name.
 */
export function backendOf({ backend }: Pick<PageRequest, 'backend'>, name: string): BackendAccess {
  if (backend) return backend(name);
  throw new Error(`The shell is older than backends: ${name} cannot be asked.`);
}
