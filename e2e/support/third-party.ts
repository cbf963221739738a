import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ThirdPartyServer {
  address: string;
  /** Requested paths, in order. */
  requests: string[];
  stop(): Promise<void>;
}

/** A tag manager's container that stores its events for tests. */
const CONTAINER = `
  window.seen_ = [];
  window.events_ = [];
  window.tC = {
    event: {
      page_view: (_, view) => window.seen_.push(view),
      topics_refreshed: (_, event) => window.events_.push(event),
    },
  };`;

/** Starts a double of all third parties: serves scripts and records requests. */
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
