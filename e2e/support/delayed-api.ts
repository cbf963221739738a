import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DelayedApi {
  address: string;
  /** Resolves at the first delayed request. */
  asked: Promise<void>;
  /** Answers all requests, pending ones included. */
  release(): void;
  stop(): Promise<void>;
}

/** Starts a proxy of the job API that delays all responses, except health checks, until `release`. */
export async function startDelayedApi(apiAddress: string): Promise<DelayedApi> {
  let release = () => {};
  let onRequest = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => (onRequest = resolve));
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.url !== '/healthz') {
        onRequest();
        await gate;
      }
      const { status, headers, body } = await fetch(apiAddress + (request.url ?? '/'));
      const forwarded = [...headers].filter(
        ([name]) => !/^(content-(length|encoding)|transfer-encoding)$/.test(name),
      );
      response.writeHead(status, Object.fromEntries(forwarded));
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
