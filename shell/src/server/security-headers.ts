import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

/**
 * Security headers of every answer (decisions §10). Scripts come from files only, ours and those of the services
 * that are configured; inline styles are the critical styles of the page and those that styled-components adds.
 * Frames are the film player's, of which no script ever runs in the page.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { videoProviderUrl, thirdParties }: Pick<Settings, 'videoProviderUrl' | 'thirdParties'>,
): Promise<void> {
  const services = [...new Set(Object.values(thirdParties).map((address) => new URL(address).origin))];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...services],
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
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), browsing-topics=()');
  });
}
