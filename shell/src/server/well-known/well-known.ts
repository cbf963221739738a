import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { PublicConfiguration } from '@careers/contract';
import type { ActiveReleases } from '../render-processes/active-releases.ts';
import { setVersions } from '../render-processes/active-set.ts';
import { bestEncoding } from '../best-encoding.ts';
import { StaleCache } from '../stale-cache.ts';
import { SITEMAP_TIMEOUT_MILLISECONDS, SITEMAPS, compressed, sitemapIndex } from './sitemaps.ts';
import type { Sitemap, SitemapName } from './sitemaps.ts';
import { robotsText, securityText, webManifest } from './texts.ts';

const HOUR_MILLISECONDS = 3600_000;

export interface WellKnownOptions {
  configuration: PublicConfiguration;
  releases: Pick<ActiveReleases, 'released'>;
}

/** Serves robots.txt, sitemaps, the web app manifest and security.txt. */
export const wellKnown = plugin<WellKnownOptions>(
  async (app, options) => {
    const { configuration, releases } = options;
    const sitemaps = new StaleCache<Sitemap>({ entries: 16, lifetimeOf: () => HOUR_MILLISECONDS });
    const text = (body: string) => async (_request: FastifyRequest, reply: FastifyReply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(body);

    const index = sitemapIndex(configuration.publicBaseUrl);

    app.get('/robots.txt', text(robotsText(configuration)));
    app.get('/.well-known/security.txt', async (request, reply) =>
      text(securityText(configuration, new Date()))(request, reply),
    );
    app.get('/manifest.webmanifest', async (_request, reply) =>
      reply.type('application/manifest+json; charset=utf-8').send(webManifest(configuration)),
    );
    app.get('/sitemap.xml', async (request, reply) => sendXml(request, reply, await index));
    for (const name of Object.keys(SITEMAPS) as SitemapName[]) {
      app.get(`/sitemap-${SITEMAPS[name]}.xml`, async (request, reply) => {
        // Robots get released versions: sitemaps list their pages.
        const set = await releases.released();
        const sitemap = await sitemaps.get(`${name}|${set.key}`, async () => {
          const question = { name, set: setVersions(set) };
          const options = { milliseconds: SITEMAP_TIMEOUT_MILLISECONDS };
          return compressed(await set.process.ask('sitemap', question, options));
        });
        return sendXml(request, reply, sitemap);
      });
    }
  },
  { name: 'well-known' },
);

function sendXml(request: FastifyRequest, reply: FastifyReply, { xml, gzipped }: Sitemap) {
  const isGzipped = bestEncoding(request.headers['accept-encoding']) !== 'identity';
  if (isGzipped) reply.header('content-encoding', 'gzip');
  return reply
    .type('application/xml; charset=utf-8')
    .header('vary', 'accept-encoding')
    .header('cache-control', 'public, max-age=3600')
    .send(isGzipped ? gzipped : xml);
}
