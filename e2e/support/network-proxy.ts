import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** The way from a browser to the site, which a test can cut. */
export interface NetworkProxy {
  address: string;
  /** Lets no more than so many bytes of each connection through to the site, until it is mended. */
  holdAfter(bytes: number): void;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** Starts a line to a site: what goes over it is not looked at. */
export async function startNetworkProxy(siteAddress: string): Promise<NetworkProxy> {
  const { hostname, port } = new URL(siteAddress);
  const sockets = new Set<Socket>();
  let isCut = false;
  let limit = Infinity;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let sent = 0;
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    if (isCut) near.destroy();
    near.on('data', (chunk) => {
      sent += chunk.length;
      far.write(chunk);
      if (sent > limit) near.pause();
    });
    far.pipe(near);
  });
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    holdAfter(bytes) {
      limit = bytes;
    },
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
      limit = Infinity;
    },
    stop() {
      breakAll();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
