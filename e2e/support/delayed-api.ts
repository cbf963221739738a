import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DelayedApi {
  address: string;
  /** Resolves once somebody waits for an answer. */
  asked: Promise<void>;
  /** Lets every answer through, those that wait included. */
  release(): void;
  stop(): Promise<void>;
}

/** The job API behind a gate: nothing but its health is answered before the test says so. */
export async function startDelayedApi(apiAddress: string): Promise<DelayedApi> {
  let release = () => {};
  let tell = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => (tell = resolve));
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.url !== '/healthz') {
        tell();
        await gate;
      }
      const { status, headers, body } = await fetch(apiAddress + (request.url ?? '/'));
      const kept = [...headers].filter(
        ([name]) => !/^(content-(length|encoding)|transfer-encoding)$/.test(name),
      );
      response.writeHead(status, Object.fromEntries(kept));
      response.end(Buffer.from(await new Response(body).arrayBuffer()));
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    release: () => release(),
    stop: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
