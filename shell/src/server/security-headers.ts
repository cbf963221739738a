import { IncomingMessage, ServerResponse } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';
import { firstPaintScript, scriptHash } from './rendering/first-paint-script.ts';
import type { Settings } from './settings.ts';

export type SecurityHeadersOptions = Pick<Settings, 'videoProviderUrl' | 'thirdParties' | 'consent'>;

/**
 * Security headers of every answer (decisions.md#security-and-quality). Scripts come from files, ours and those of
 * the services that are configured, but for one constant line; inline styles are the critical styles of the page and
 * those that styled-components adds. Frames are the film player's, of which no script ever runs in the page.
 */
export const securityHeaders = plugin<SecurityHeadersOptions>(
  async (app, { videoProviderUrl, thirdParties, consent }) => {
    const services = [...new Set(Object.values(thirdParties).map((address) => new URL(address).origin))];
    const ofDocuments = headersOf({
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
      // It has the browser start a new process once the answer is there: a fifth of a first visit on a slow phone. It hides
      // who is signed in from a site that opened ours, and nobody is; such a site may still lead its window elsewhere.
      crossOriginOpenerPolicy: false,
    });
    ofDocuments['permissions-policy'] = 'geolocation=(self), camera=(), microphone=(), browsing-topics=()';
    // The others are about documents: on scripts and fonts they protect nobody, and a page loads a dozen.
    const ofParts = { 'x-content-type-options': ofDocuments['x-content-type-options'] };
    app.addHook('onSend', (_request, reply, _payload, done) => {
      reply.headers(isPartOfPages(reply) ? ofParts : ofDocuments);
      done();
    });
  },
  { name: 'security-headers' },
);

/** The headers that helmet writes, once: it would write the policy anew for each answer, a tenth of a cached page. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return { ...response.getHeaders() };
}

/** What never stands alone. A service worker, which changes, is ruled by the policy it comes with. */
function isPartOfPages(reply: FastifyReply): boolean {
  const [type, caching] = ['content-type', 'cache-control'].map((name) => String(reply.getHeader(name)));
  return /^font\//.test(type ?? '') || (/javascript/.test(type ?? '') && /immutable/.test(caching ?? ''));
}
