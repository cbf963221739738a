import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import plugin from 'fastify-plugin';
import type { ArtefactStore } from '@careers/federation/node';
import { bestEncoding } from './best-encoding.ts';
import type { VisitorReleases } from './previews/visitor-releases.ts';
import { isNamed } from './releases/release-source.ts';
import type { ReleaseSource } from './releases/release-source.ts';

/** Omits validators of immutable files, which are never revalidated. */
const IMMUTABLE = {
  immutable: true,
  maxAge: 365 * 24 * 3600 * 1000,
  etag: false,
  lastModified: false,
  acceptRanges: false,
};
const DAY = { maxAge: 24 * 3600 * 1000 };
/** Content types of remotes' files; others are `application/octet-stream` with `nosniff`. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Well-known icon addresses that browsers, feed readers and phones request unasked, with their files. */
const ICONS = {
  '/favicon.ico': 'social/icone-48.png',
  '/apple-touch-icon.png': 'social/icone-192.png',
  '/apple-touch-icon-precomposed.png': 'social/icone-192.png',
};
const EXTENSIONS = { br: '.br', gzip: '.gz', identity: '' };

export interface StaticFilesOptions {
  clientDirectory: string;
  /** Fonts and illustrations of the design system. */
  uiDirectory: string;
  store: ArtefactStore;
  document: Pick<ReleaseSource, 'current' | 'refresh'>;
  visitors: Pick<VisitorReleases, 'shows'>;
}

/** Serves the shell's scripts, the design system's assets, and the verified client files of remotes. */
export const staticFiles = plugin<StaticFilesOptions>(
  async (app, options) => {
    const { clientDirectory, uiDirectory, store, document, visitors } = options;
    await app.register(fastifyStatic, {
      root: clientDirectory,
      prefix: '/static/shell/',
      preCompressed: true,
      ...IMMUTABLE,
    });
    await app.register(fastifyStatic, {
      root: uiDirectory,
      prefix: '/static/ui/',
      decorateReply: false,
      preCompressed: true,
      ...DAY,
    });

    for (const [path, file] of Object.entries(ICONS))
      app.get(path, (_request, reply) => reply.sendFile(file, uiDirectory, { ...DAY, immutable: false }));

    // Path used by the job API for logos of entities.
    app.get<{ Params: { file: string } }>('/static/logos/:file', (request, reply) =>
      reply.sendFile(`logos/${request.params.file}`, uiDirectory, { ...DAY, immutable: false }),
    );

    app.get<{ Params: { name: string; version: string; '*': string } }>(
      '/remotes/:name/:version/*',
      async (request, reply) => {
        const { name, version, '*': file } = request.params;
        const isGiven =
          isNamed(document.current, name, version) || (await visitors.shows(request, name, version));
        // Serves only released or previewed versions, so that others cannot be guessed. Refreshes the release, as the
        // page may come from a shell with a newer one.
        if (!isGiven) await document.refresh();
        if (!isGiven && !isNamed(document.current, name, version)) return reply.callNotFound();
        const manifest = await store.fetch(name, version).catch(() => null);
        if (!manifest || !Object.hasOwn(manifest.client.integrity, file)) return reply.callNotFound();
        reply.type(TYPES[extname(file)] ?? 'application/octet-stream');
        reply.header('vary', 'accept-encoding').header('access-control-allow-origin', '*');
        const encoding = bestEncoding(request.headers['accept-encoding']);
        const compressed = `${file}${EXTENSIONS[encoding]}`;
        const isCompressed = encoding !== 'identity' && Object.hasOwn(manifest.client.integrity, compressed);
        if (isCompressed) reply.header('content-encoding', encoding);
        return reply.sendFile(isCompressed ? compressed : file, join(store.copyOf(name, version), 'client'), {
          ...IMMUTABLE,
          contentType: false,
        });
      },
    );
  },
  { name: 'static-files' },
);
