import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileOfAddress } from '../asset-address.ts';
import type { OwnAnswers } from './network.ts';

/** `WebAssembly.instantiateStreaming` takes no other type; pages look at that of no other file. */
const TYPES: Readonly<Record<string, string>> = { '.wasm': 'application/wasm' };

/** Answers a page's request for a file that it imports. */
export const ownFiles: OwnAnswers = (request) => {
  const file = fileOfAddress(new URL(request.url).pathname);
  if (!file) return undefined;
  const type = TYPES[extname(file.pathname)] ?? 'application/octet-stream';
  return readFile(file).then((body) => new Response(body, { headers: { 'content-type': type } }));
};
