import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';

export interface Loopback {
  origin: string;
  stop(): Promise<void>;
}

/** Serves HTTP on a free local port; the listener gets its own origin. */
export async function serveLoopback(listenerAt: (origin: string) => RequestListener): Promise<Loopback> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  server.on('request', listenerAt(origin));
  return {
    origin,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
