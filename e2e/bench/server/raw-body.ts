import { Buffer } from 'node:buffer';
import { get } from 'node:http';

/**
 * Returns what an address answers as it came over the network, still compressed.
 * @throws Error when it is not answered with 200 in that encoding.
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
