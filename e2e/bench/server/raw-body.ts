import { Buffer } from 'node:buffer';
import { get } from 'node:http';

/**
 * Returns the compressed body of a response.
 * @throws Error when the status is not 200, or the encoding differs.
 */
export function rawBody(url: string, encoding: 'br' | 'gzip' | 'identity'): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      const { statusCode, headers } = response;
      if (statusCode !== 200 || (headers['content-encoding'] ?? 'identity') !== encoding)
        reject(
          new Error(`${url} answered ${statusCode} in ${headers['content-encoding']}, not in ${encoding}.`),
        );
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
}
