import { Negotiator } from '@fastify/accept-negotiator';

export type Encoding = 'identity' | 'gzip' | 'br';

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

/** Negotiates the smallest encoding that a request accepts (RFC 9110 §12.5.3). */
export function bestEncoding(acceptEncoding: string | undefined): Encoding {
  return (negotiator.negotiate(acceptEncoding ?? '') ?? 'identity') as Encoding;
}
