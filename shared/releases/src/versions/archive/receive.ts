import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RegistryError, refused } from '../../registry-error.ts';
import { MAXIMUM_BYTES, MEGABYTE, UPLOAD_MILLISECONDS } from './limits.ts';

/**
 * Streams an upload to a new file. `announced`: content length, if known.
 * @throws RegistryError above the maximum size
 * of a version, or if it is incomplete.
 */
export async function receive(upload: Readable, announced: number | undefined, file: string): Promise<void> {
  if (announced !== undefined && announced > MAXIMUM_BYTES) throw tooLarge();
  const patience = setTimeout(() => upload.destroy(), UPLOAD_MILLISECONDS).unref();
  upload.once('close', () => clearTimeout(patience));
  try {
    await pipeline(limited(upload), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (error instanceof RegistryError || !upload.destroyed) throw error;
    throw refused('upload-interrupted', 'The upload did not arrive whole.');
  }
}

async function* limited(upload: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  // Keeps the connection open for the response.
  const chunks: AsyncIterable<Buffer> = upload.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MAXIMUM_BYTES) throw tooLarge();
    yield chunk;
  }
}

function tooLarge(): RegistryError {
  return refused('archive-too-large', `The archive has more than ${MAXIMUM_BYTES / MEGABYTE} MB.`);
}
