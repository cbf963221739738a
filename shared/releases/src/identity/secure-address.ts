const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns true if responses of an address cannot be tampered with: HTTPS, or this machine. */
export function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  if (username) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}
