/**
 * Returns true if a mount path claims the pathname: `/entreprendre` claims only itself, `/nos-offres/*` claims
 * `/nos-offres` and everything below.
 */
export function claims(mount: string, pathname: string): boolean {
  if (!mount.endsWith('/*')) return mount === pathname;
  const base = mount.slice(0, -2);
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** Returns the first remote that claims the pathname, or undefined: a 404. */
export function findClaimant<Remote extends { mount: readonly string[] }>(
  remotes: Iterable<Remote>,
  pathname: string,
): Remote | undefined {
  for (const remote of remotes) {
    if (remote.mount.some((mount) => claims(mount, pathname))) return remote;
  }
  return undefined;
}

/**
 * Returns a page's folder name from its first path: `/` is `index`, `/nos-metiers/:sector/:job` is
 * `nos-metiers.$sector.$job`, and a splat (`*`) is `$`.
 */
export function pageFolder(path: string): string {
  const segments = path.split('/').filter(Boolean);
  return segments.map((segment) => segment.replace(/^:|^\*$/, '$').replace(/\?$/, '')).join('.') || 'index';
}
