const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Says whether what is read at an address cannot be changed on its way: HTTPS, or this very machine. */
export function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  if (username) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}
