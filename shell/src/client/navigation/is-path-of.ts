import { matchPath } from 'react-router';

/**
 * Whether a path matches a route's pattern. The router compiles a pattern each time it is asked, which a slow phone
 * notices with all links and patterns of the site: what the pattern begins with tells most of them apart.
 */
export function isPathOf(pattern: string, pathname: string): boolean {
  const [fixed = ''] = pattern.replace(/\/$/, '').split(/\/?[:*]/);
  return pathname.toLowerCase().startsWith(fixed.toLowerCase()) && matchPath(pattern, pathname) !== null;
}
