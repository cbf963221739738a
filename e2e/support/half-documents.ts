import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that holds back the rest of documents. */
export interface HalfDocuments {
  address: string;
  /** Sends the rest. */
  finish(): void;
  stop(): Promise<void>;
}

/** Starts a proxy of a site that pauses each document before the first occurrence of `text`. */
export async function startHalfDocuments(siteAddress: string, text: string): Promise<HalfDocuments> {
  const { promise: rest, resolve: finish } = Promise.withResolvers<null>();
  const serve = async (url: string, response: ServerResponse) => {
    const answer = await fetch(siteAddress + url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const end = html.indexOf(text);
    response.write(html.slice(0, end));
    await rest;
    return response.end(html.slice(end));
  };
  const server = createServer(({ url = '/' }, response) => {
    serve(url, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    finish: () => finish(null),
    stop() {
      finish(null);
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
