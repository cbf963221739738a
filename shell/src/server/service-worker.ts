import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import plugin from 'fastify-plugin';
import { illustrationUrl, webFonts } from '@careers/ui';
import type { ShellScripts } from './shell-scripts.ts';
import { OFFLINE_PATH } from '../app/constants.ts';

/** Pictures of the offline page and of the layout around it. */
const PICTURES = (['scene-vide', 'frise'] as const).map(illustrationUrl);

/** Serves `/sw.js`: the built worker after its precache list. It changes with the list, so that browsers update it. */
export const serviceWorker = plugin<{ file: string; scripts: ShellScripts }>(
  async (app, options) => {
    const worker = await readFile(options.file, 'utf8');
    const revision = createHash('sha256')
      .update(options.scripts.build)
      .update(worker)
      .digest('hex')
      .slice(0, 12);
    const precache = [
      { url: OFFLINE_PATH, revision },
      ...[...options.scripts.entry, ...options.scripts.preload].map((url) => ({ url, revision: null })),
      ...[...webFonts.map(({ url }) => url), ...PICTURES].map((url) => ({ url, revision })),
    ];
    const script = `self.PRECACHE=${JSON.stringify(precache)};${worker}`;
    app.get('/sw.js', async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
    );
  },
  { name: 'service-worker' },
);
