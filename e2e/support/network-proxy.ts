import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A TCP proxy of the site with simulated failures. */
export interface NetworkProxy {
  address: string;
  /** Limits the bytes that each connection sends to the site, until `restore`. */
  holdAfter(bytes: number): void;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  restore(): void;
  stop(): Promise<void>;
}

/** Starts a TCP proxy of a site. */
export async function startNetworkProxy(siteAddress: string): Promise<NetworkProxy> {
  const { hostname, port } = new URL(siteAddress);
  const sockets = new Set<Socket>();
  let isCut = false;
  let limit = Infinity;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let sent = 0;
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    if (isCut) client.destroy();
    client.on('data', (chunk) => {
      sent += chunk.length;
      upstream.write(chunk);
      if (sent > limit) client.pause();
    });
    upstream.pipe(client);
  });
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    holdAfter(bytes) {
      limit = bytes;
    },
    cut() {
      isCut = true;
      destroyAll();
    },
    restore() {
      isCut = false;
      limit = Infinity;
    },
    stop() {
      destroyAll();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
