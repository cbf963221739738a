import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findNginx, nginxFolder, startNginx } from '../../support/nginx.ts';
import type { Nginx } from '../../support/nginx.ts';
import { freePort } from '../../support/ports.ts';
import { rawBody } from './raw-body.ts';

/** Paths of the page in nginx: precompressed, and compressed for each request. */
export const NGINX_PATHS = { br: '/br', gzip: '/gzip', eachTime: '/each-time' } as const;

/** Serves the bytes of a page from nginx; null without nginx. */
export async function servePage(url: string): Promise<Nginx | null> {
  const nginx = findNginx();
  if (!nginx) return null;
  const folder = await nginxFolder();
  const root = join(folder, 'root');
  await mkdir(root);
  await writeFile(join(root, NGINX_PATHS.br), await rawBody(url, 'br'));
  await writeFile(join(root, NGINX_PATHS.gzip), await rawBody(url, 'gzip'));
  await writeFile(join(root, NGINX_PATHS.eachTime), await rawBody(url, 'identity'));
  const port = await freePort();
  // Level 6 is zlib's default, and the shell's.
  const settings = `
events { worker_connections 64; }
http {
  types { } default_type "text/html; charset=utf-8"; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location = ${NGINX_PATHS.br} { add_header Content-Encoding br; }
    location = ${NGINX_PATHS.gzip} { add_header Content-Encoding gzip; }
    location = ${NGINX_PATHS.eachTime} { gzip on; gzip_types *; gzip_comp_level 6; }
  }
}
`;
  return startNginx({ nginx, folder, settings, port });
}
