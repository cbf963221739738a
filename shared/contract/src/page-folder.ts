/**
 * Returns the name of a page's folder from its first path, so that a page is found by its URL: `/` is `index`,
 * `/nos-metiers/:sector/:job` is `nos-metiers.$sector.$job`, and a rest of any length (`*`) is `$`.
 */
export function pageFolder(path: string): string {
  const segments = path.split('/').filter(Boolean);
  return segments.map((segment) => segment.replace(/^:|^\*$/, '$').replace(/\?$/, '')).join('.') || 'index';
}
