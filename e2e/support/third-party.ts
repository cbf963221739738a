import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ThirdPartyServer {
  address: string;
  /** Paths that browsers asked for, in order. */
  requests: string[];
  stop(): Promise<void>;
}

/** A container that keeps what it is told where a test can read it. */
const CONTAINER =
  'window.seen_ = []; window.tC = { event: { page_view: (_, view) => window.seen_.push(view) } };';

/** A stand-in for all services of others: it answers scripts, and remembers who asked. */
export async function startThirdParty(): Promise<ThirdPartyServer> {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const isStyle = url.endsWith('.css');
    response.setHeader('content-type', isStyle ? 'text/css' : 'text/javascript');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.end(url === '/container.js' ? CONTAINER : '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
