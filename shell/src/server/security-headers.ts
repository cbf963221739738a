import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import type { Settings } from './settings.ts';

export interface SecurityHeadersOptions extends Pick<Settings, 'videoProviderUrl' | 'thirdParties'> {
  /** The only inline script of documents. */
  inlineScript: string;
}

/** Headers of scripts and fonts: the others apply to documents only. */
const PART_HEADERS = { 'x-content-type-options': 'nosniff' };

/**
 * Headers of all other responses: helmet's defaults without `cross-origin-opener-policy`, which starts a new browser
 * process (a fifth of a first visit on a slow phone) and protects signed-in users only.
 */
const DOCUMENT_HEADERS = {
  ...PART_HEADERS,
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Returns the security headers of documents. */
export function documentHeaders(options: SecurityHeadersOptions): Record<string, string> {
  return { ...DOCUMENT_HEADERS, 'content-security-policy': contentSecurityPolicy(options) };
}

/** Adds security headers to all responses (decisions.md#security-and-quality). */
export const securityHeaders = plugin<{ headers: Record<string, string> }>(
  async (app, { headers }) => {
    app.addHook('onSend', (_request, reply, _payload, done) => {
      reply.headers(isPartOfPages(reply) ? PART_HEADERS : headers);
      done();
    });
  },
  { name: 'security-headers' },
);

/**
 * Allows scripts from files only, ours and configured services', except one constant inline script; they may run
 * WebAssembly. Inline styles are critical CSS and those of styled-components. Only the film player is framed.
 */
function contentSecurityPolicy(options: SecurityHeadersOptions): string {
  const { videoProviderUrl, thirdParties, inlineScript } = options;
  const services = [...new Set(Object.values(thirdParties).map((address) => new URL(address).origin))];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", scriptHash(inlineScript), "'wasm-unsafe-eval'", ...services],
    'style-src': ["'self'", "'unsafe-inline'", ...services],
    'img-src': ["'self'", 'data:', ...services],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services],
    'frame-src': [videoProviderUrl, ...services],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

/** Returns the source expression of an inline script (W3C Content Security Policy 3, §6.7). */
function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Returns true for subresources of pages; a service worker has the policy of its own response. */
function isPartOfPages(reply: FastifyReply): boolean {
  const [type, caching] = ['content-type', 'cache-control'].map((name) => String(reply.getHeader(name)));
  return /^font\//.test(type ?? '') || (/javascript/.test(type ?? '') && /immutable/.test(caching ?? ''));
}
