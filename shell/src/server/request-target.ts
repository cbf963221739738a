/**
 * Returns the path and query of a request target, without the host of an absolute form (RFC 9112 §3.2.2). Takes a path
 * with an invalid escape literally: it is a page that does not exist.
 */
export function requestedUrl(target = '/'): string {
  const url = target.replace(/^https?:\/\/[^/]*/i, '') || '/';
  const [path = '/'] = url.split('?', 1);
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
