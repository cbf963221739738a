import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RemoteManifest } from '@careers/contract';

export type Manifest = Pick<RemoteManifest, 'name' | 'backends'>;

/** Starts a team's backend; `received` are its requests with their bodies. */
export async function startBackend(answer: RequestListener) {
  const received: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string })[] = [];
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    void text(request).then((body) => {
      received.push({ method, url, headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    async stop() {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** Returns a remote that declares one backend, `contact`, at an origin. */
export function remoteAt(origin: string): Manifest {
  return {
    name: 'mf-example',
    backends: {
      contact: { origins: { production: origin }, paths: ['/v1/topics'], methods: ['GET', 'POST'] },
    },
  };
}
