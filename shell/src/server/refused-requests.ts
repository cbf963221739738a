import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyHttpOptions, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { REFUSAL_PAGE } from './static-page.ts';

const HTML = 'text/html; charset=utf-8';
const REFUSAL = 'Nous n’avons pas compris cette demande.';
/** Statuses by Node.js's code of a parser error; others are 400. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Timeout of a whole request: two files of 2 MB over a line of 110 kbit/s. */
const REQUEST_TIMEOUT_MILLISECONDS = 300_000;
/** Timeout of an idle connection, also for a response that the client does not read. */
const IDLE_TIMEOUT_MILLISECONDS = 60_000;

type Headers = Readonly<Record<string, string>>;

/**
 * Returns server settings for requests that time out or reach no route; their responses have the security headers too.
 */
export function refusalSettings(
  headers: Headers,
): Pick<
  FastifyHttpOptions<Server>,
  'clientErrorHandler' | 'connectionTimeout' | 'frameworkErrors' | 'http' | 'requestTimeout'
> {
  return {
    requestTimeout: REQUEST_TIMEOUT_MILLISECONDS,
    connectionTimeout: IDLE_TIMEOUT_MILLISECONDS,
    // Checked below instead: Node.js would answer without security headers.
    http: { requireHostHeader: false },
    clientErrorHandler(error, socket) {
      // The client is gone.
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      const status = STATUSES[error.code] ?? 400;
      const lines = Object.entries({
        ...headers,
        'content-type': HTML,
        'content-length': Buffer.byteLength(REFUSAL_PAGE),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${REFUSAL_PAGE}`);
      socket.destroySoon();
    },
    frameworkErrors(error, request, reply) {
      void refuse(request, reply.headers(headers), error.statusCode ?? 400);
    },
  };
}

/** Route of all pages; areas decide which of them accept forms. */
const PAGES = '/*';

export interface RefusedRequestsOptions {
  headers: Headers;
  /** Resolves to true if the page at the address has an action. */
  hasAction(request: FastifyRequest): Promise<boolean>;
}

/** Refuses unsupported methods with 405, and requests that violate HTTP, before their bodies are read. */
export const refusedRequests = plugin<RefusedRequestsOptions>(
  async (app, { headers, hasAction }) => {
    const methodsOf = knownMethods(app);
    app.addHook('onRequest', async (request, reply) => {
      if (!hasOneHost(request.raw)) return refuse(request, reply, 400);
      const isPage = request.is404 || request.routeOptions.url === PAGES;
      if (!isPage || ['GET', 'HEAD'].includes(request.method)) return undefined;
      const [path = '/'] = request.url.split('?', 1);
      const methods = methodsOf(path);
      if (!methods.includes('POST') && (await hasAction(request))) methods.push('POST');
      if (!request.is404 && methods.includes(request.method)) return undefined;
      return refuse(request, reply.header('allow', methods.join(', ')), 405);
    });
    app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(417, { ...headers, 'content-type': HTML }).end(REFUSAL_PAGE);
    });
  },
  { name: 'refused-requests' },
);

/** Returns a function that lists the methods of a path, besides the POST of a page's action. */
function knownMethods(app: FastifyInstance): (path: string) => string[] {
  const others: { methods: string[]; url: string }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const methods = [method].flat().filter((name) => !['GET', 'HEAD'].includes(name));
    if (methods.length > 0 && url !== PAGES) others.push({ methods, url });
  });
  const isOf = (path: string, url: string) =>
    url.endsWith('*') ? path.startsWith(url.slice(0, -1)) : path === url;
  return (path) => [
    ...new Set(['GET', 'HEAD', ...others.flatMap(({ methods, url }) => (isOf(path, url) ? methods : []))]),
  ];
}

/** RFC 9112 §3.2: given two hosts, a cache in front of this server may have read the other one. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(isPage ? HTML : 'text/plain; charset=utf-8')
    .send(isPage ? REFUSAL_PAGE : REFUSAL);
}
