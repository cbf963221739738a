/**
 * Tells whether a mount path claims a pathname: `/entreprendre` claims itself only,
 * `/nos-offres/*` claims `/nos-offres` and all below it.
 */
export function claims(mount: string, pathname: string): boolean {
  if (!mount.endsWith('/*')) return mount === pathname;
  const base = mount.slice(0, -2);
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** Returns the first of the remotes that claims the pathname, or undefined: then it is nobody's, a 404. */
export function findClaimant<Remote extends { mount: readonly string[] }>(
  remotes: Iterable<Remote>,
  pathname: string,
): Remote | undefined {
  for (const remote of remotes) {
    if (remote.mount.some((mount) => claims(mount, pathname))) return remote;
  }
  return undefined;
}
