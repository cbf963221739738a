/**
 * Returns the address that a request asks for, from its target: without the host of an absolute form (RFC 9112 §3.2.2),
 * whatever it is. A path with a broken escape is read as it is written: it is a page that does not exist.
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
