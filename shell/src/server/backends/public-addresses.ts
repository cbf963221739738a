import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A host name resolves to an internal or loopback address. */
export class InternalAddress extends Error {
  override name = 'InternalAddress';
}

/** Returns true for a public IP address: not private, loopback, link-local, or embedding such an address. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Returns true for an origin that needs no permission of the operator: HTTPS, with a name or a public address. */
export function isPublicOrigin({ protocol, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}

/** DNS lookup of each connection; rejects internal addresses, also after DNS rebinding. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new InternalAddress(`${hostname} leads to an internal address`), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
