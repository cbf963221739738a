import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { PublicConfiguration } from '@careers/contract';
import type { ActiveReleases } from '../render-processes/active-releases.ts';
import { setVersions } from '../render-processes/active-set.ts';
import { bestEncoding } from '../best-encoding.ts';
import { StaleCache } from '../stale-cache.ts';
import { withSignal } from '../with-signal.ts';
import { SITEMAP_TIMEOUT_MILLISECONDS, SITEMAPS, gunzipped, sitemapIndex, sitemapPath } from './sitemaps.ts';
import type { SitemapName } from './sitemaps.ts';
import { robotsText, securityText, webManifest } from './texts.ts';

const HOUR_MILLISECONDS = 3600_000;
/** Timeout of the sitemap index, which lists their files. */
const INDEX_MILLISECONDS = 5_000;

export interface WellKnownOptions {
  configuration: PublicConfiguration;
  releases: Pick<ActiveReleases, 'released'>;
  indexMilliseconds?: number;
}

/** Serves robots.txt, sitemaps, the web app manifest and security.txt. */
export const wellKnown = plugin<WellKnownOptions>(
  async (app, options) => {
    const { configuration } = options;
    const text = (body: string) => async (_request: FastifyRequest, reply: FastifyReply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(body);

    app.get('/robots.txt', text(robotsText(configuration)));
    app.get('/.well-known/security.txt', async (request, reply) =>
      text(securityText(configuration, new Date()))(request, reply),
    );
    app.get('/manifest.webmanifest', async (_request, reply) =>
      reply.type('application/manifest+json; charset=utf-8').send(webManifest(configuration)),
    );
    serveSitemaps(app, options);
  },
  { name: 'well-known' },
);

/** Serves the sitemaps, each in as many files as it needs, and their index. */
function serveSitemaps(app: FastifyInstance, options: WellKnownOptions): void {
  const { configuration, releases, indexMilliseconds = INDEX_MILLISECONDS } = options;
  const sitemaps = new StaleCache<readonly Uint8Array[]>({
    entries: 16,
    lifetimeOf: () => HOUR_MILLISECONDS,
  });
  const filesOf = async (name: SitemapName) => {
    // Robots get released versions: sitemaps list their pages.
    const set = await releases.released();
    return sitemaps.get(`${name}|${set.key}`, () =>
      set.process.ask(
        'sitemap',
        { name, set: setVersions(set) },
        { milliseconds: SITEMAP_TIMEOUT_MILLISECONDS },
      ),
    );
  };
  const countOf = (name: SitemapName) =>
    withSignal(filesOf(name), AbortSignal.timeout(indexMilliseconds)).then(
      ({ length }) => length,
      () => null,
    );
  app.get('/sitemap.xml', async (request, reply) => {
    const [pages, offers] = await Promise.all([countOf('pages'), countOf('offers')]);
    // An incomplete index still lists the first files, and is not cached.
    const isWhole = pages !== null && offers !== null;
    const index = await sitemapIndex(configuration.publicBaseUrl, { pages: pages ?? 1, offers: offers ?? 1 });
    return sendXml(request, reply, index, isWhole ? undefined : 'no-cache');
  });
  for (const name of Object.keys(SITEMAPS) as SitemapName[]) {
    const send = async (request: FastifyRequest, reply: FastifyReply, number: number) => {
      const file = (await filesOf(name))[number - 1];
      return file ? sendXml(request, reply, file) : reply.callNotFound();
    };
    app.get(sitemapPath(name, 1), (request, reply) => send(request, reply, 1));
    app.get<{ Params: { number: string } }>(
      `/sitemap-${SITEMAPS[name]}-:number(^[1-9]\\d{0,3}$).xml`,
      (request, reply) => send(request, reply, Number(request.params.number)),
    );
  }
}

async function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Uint8Array,
  caching = 'public, max-age=3600',
) {
  const isGzipped = bestEncoding(request.headers['accept-encoding']) !== 'identity';
  if (isGzipped) reply.header('content-encoding', 'gzip');
  return reply
    .type('application/xml; charset=utf-8')
    .header('vary', 'accept-encoding')
    .header('cache-control', caching)
    .send(isGzipped ? file : await gunzipped(file));
}
