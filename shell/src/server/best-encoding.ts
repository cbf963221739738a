import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'identity' | 'gzip' | 'br';

/** Browsers send a handful of different headers. */
const MAX_HEADERS = 50;
const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: MAX_HEADERS }),
});

/** Negotiates the smallest encoding that a request accepts (RFC 9110 §12.5.3). */
export function bestEncoding(acceptEncoding: string | undefined): Encoding {
  return (negotiator.negotiate(acceptEncoding ?? '') ?? 'identity') as Encoding;
}
