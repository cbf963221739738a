import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy of the job API with changed offers. */
export interface PatchedApi {
  address: string;
  stop(): Promise<void>;
}

type Detail = Record<string, unknown>;

/** Changes the fields of an offer, or replaces it by a status. */
export type OfferChange = ((offer: Detail) => Detail) | number;

/** Key for all lists of offers, in place of a reference. */
export const OFFER_LISTS = 'lists';

/** Starts a proxy of the API that changes single offers, by reference, or all lists of offers. */
export async function startPatchedApi(
  apiAddress: string,
  changes: Readonly<Record<string, OfferChange>>,
): Promise<PatchedApi> {
  const server = createServer((request, response) => {
    void answer(`${apiAddress}${request.url ?? '/'}`, changes, request).then(({ status, headers, body }) =>
      response.writeHead(status, headers).end(body),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(url: string, changes: Readonly<Record<string, OfferChange>>, request: IncomingMessage) {
  const match = /\/offers\/(\d{4}-\d+)?$/.exec(new URL(url).pathname);
  const change = match ? changes[match[1] ?? OFFER_LISTS] : undefined;
  if (typeof change === 'number') return { status: change, headers: {}, body: '[]' };
  const real = await fetch(url, await forwarded(request));
  const body = await real.text();
  const totals = ['x-total-elements', 'x-total-pages'].flatMap((name) => {
    const value = real.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    status: real.status,
    headers: {
      'content-type': 'application/json',
      ...(Object.fromEntries(totals) as Record<string, string>),
    },
    body: change ? JSON.stringify(change(JSON.parse(body) as Detail)) : body,
  };
}

/** Returns the method, headers and body to forward. */
async function forwarded(request: IncomingMessage): Promise<RequestInit> {
  const { method = 'GET', headers } = request;
  if (method === 'GET' || method === 'HEAD') return { method };
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const copied = Object.entries(headers).filter(([name]) =>
    /^(accept|content-type|idempotency-key)$/.test(name),
  );
  return {
    method,
    headers: Object.fromEntries(copied) as Record<string, string>,
    body: Buffer.concat(chunks),
  };
}
