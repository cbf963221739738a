import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { firstPaintScript, scriptHash } from './rendering/first-paint-script.ts';
import type { Settings } from './settings.ts';

/** What these headers say is about documents: on a script they protect nobody, and a page loads a dozen scripts. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

export type SecurityHeadersOptions = Pick<Settings, 'videoProviderUrl' | 'thirdParties' | 'consent'>;

/**
 * Security headers of every answer (decisions.md#security-and-quality). Scripts come from files, ours and those of
 * the services that are configured, but for one constant line; inline styles are the critical styles of the page and
 * those that styled-components adds. Frames are the film player's, of which no script ever runs in the page.
 */
export const securityHeaders = plugin<SecurityHeadersOptions>(
  async (app, { videoProviderUrl, thirdParties, consent }) => {
    const services = [...new Set(Object.values(thirdParties).map((address) => new URL(address).origin))];
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", scriptHash(firstPaintScript(consent)), ...services],
          styleSrc: ["'self'", "'unsafe-inline'", ...services],
          imgSrc: ["'self'", 'data:', ...services],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...services],
          frameSrc: [videoProviderUrl, ...services],
          formAction: ["'self'"],
          baseUri: ["'none'"],
          objectSrc: ["'none'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      frameguard: { action: 'deny' },
      crossOriginEmbedderPolicy: false,
    });
    app.addHook('onSend', async (_request, reply) => {
      if (isScriptOfPages(reply)) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
      else
        reply.header(
          'permissions-policy',
          'geolocation=(self), camera=(), microphone=(), browsing-topics=()',
        );
    });
  },
  { name: 'security-headers' },
);

/** A service worker, which changes, is ruled by the policy it comes with. */
function isScriptOfPages(reply: FastifyReply): boolean {
  const [type, caching] = ['content-type', 'cache-control'].map((name) => String(reply.getHeader(name)));
  return /javascript/.test(type ?? '') && /immutable/.test(caching ?? '');
}
