import { matchPath } from 'react-router';

/**
 * Returns true if a path matches a route's pattern. The router compiles a pattern per call, which is slow on a phone
 * for all links and patterns of the site: comparing the pattern's static prefix first excludes most of them.
 */
export function isPathOf(pattern: string, pathname: string): boolean {
  const [fixed = ''] = pattern.replace(/\/$/, '').split(/\/?[:*]/);
  return pathname.toLowerCase().startsWith(fixed.toLowerCase()) && matchPath(pattern, pathname) !== null;
}
