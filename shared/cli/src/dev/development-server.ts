import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import Type from 'typebox';
import Value from 'typebox/value';
import { DEVELOPMENT_PATH } from '@careers/federation/development';
import type { BrowserProblem, DevelopmentState } from '@careers/federation/development';

const BrowserProblemSchema = Type.Object({
  remote: Type.String(),
  path: Type.String(),
  message: Type.String(),
  stack: Type.String(),
});

const HOT_UPDATE = /^\/remotes\/([^/]+)\/([^/]+)\/([^/]+\.hot-update\.(?:js|json|js\.map))$/;
const TYPES = { json: 'application/json', js: 'text/javascript', map: 'application/json' } as const;

export interface DevelopmentServerOptions {
  onProblem(problem: BrowserProblem): void;
  /** Returns a hot update of webpack for a page of this version; null if it is gone. */
  hotUpdate(remote: string, version: string, file: string): Promise<string | null>;
}

/** Serves pages through the shell: build state and problems as events, hot updates; receives errors of browsers. */
export async function serveDevelopment({ onProblem, hotUpdate }: DevelopmentServerOptions) {
  const pages = new Set<ServerResponse>();
  let last: DevelopmentState = { builds: {}, problems: [] };
  const send = (page: ServerResponse) => page.write(`data: ${JSON.stringify(last)}\n\n`);
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (request.method === 'GET' && path === `${DEVELOPMENT_PATH}/events`) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      pages.add(response.on('close', () => pages.delete(response)));
      return void send(response);
    }
    // Requires JSON, which another site's page cannot send without a CORS preflight.
    if (request.method === 'POST' && path === `${DEVELOPMENT_PATH}/problems` && isJson(request)) {
      onProblem(Value.Parse(BrowserProblemSchema, await json(request)));
      return void response.writeHead(204).end();
    }
    const [, remote = '', version = '', file] = HOT_UPDATE.exec(decodeURIComponent(path)) ?? [];
    const text = file === undefined ? null : await hotUpdate(remote, version, file);
    if (file === undefined || text === null) return void response.writeHead(404).end();
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1) as keyof typeof TYPES];
    response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
      .end(text);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    show(state: DevelopmentState) {
      last = state;
      for (const page of pages) send(page);
    },
    async stop() {
      for (const page of pages) page.end();
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

function isJson({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('application/json') ?? false;
}
