import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const TIMEOUT_MILLISECONDS = 10_000;
const PASSED_ON = ['accept', 'accept-language', 'if-none-match'];
/** Dropped response headers: `fetch` has decompressed the body. */
const NOT_PASSED_BACK = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection']);

const REFUSED = [
  {
    field: '',
    code: 'READ_ONLY',
    message:
      'En développement, l’API du site se lit seulement : rien n’est envoyé, ni candidature, ni alerte.',
  },
];
const AWAY = [{ field: '', code: 'UNAVAILABLE', message: 'Le site ne répond pas.' }];

/** Proxies the job API of a shared site: passes reads, refuses writes. */
export async function serveReadOnlyApi(site: string) {
  const server = createServer((request, response) => {
    answer(site, request, response).catch(() => send(response, 503, AWAY));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => server[Symbol.asyncDispose](),
  };
}

async function answer(site: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  request.resume();
  if (!READS.has(method)) return send(response, 403, REFUSED);
  const headers = PASSED_ON.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const answered = await fetch(new URL(url, site), {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  response.statusCode = answered.status;
  for (const [name, value] of answered.headers)
    if (!NOT_PASSED_BACK.has(name)) response.setHeader(name, value);
  response.end(Buffer.from(await answered.arrayBuffer()));
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
