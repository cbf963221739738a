/**
 * Returns a page's folder name from its first path: `/` is `index`, `/nos-metiers/:sector/:job` is
 * `nos-metiers.$sector.$job`, and a splat (`*`) is `$`.
 */
export function pageFolder(path: string): string {
  const segments = path.split('/').filter(Boolean);
  return segments.map((segment) => segment.replace(/^:|^\*$/, '$').replace(/\?$/, '')).join('.') || 'index';
}
