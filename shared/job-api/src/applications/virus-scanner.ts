import { connect } from 'node:net';

/** Scans a file; rejects with a `ScannerFailure` without a verdict, and the file is then refused. */
export interface VirusScanner {
  isClean(bytes: Buffer): Promise<boolean>;
}

/** The scanner gave no verdict; reported as a temporary outage. */
export class ScannerFailure extends Error {
  override name = 'ScannerFailure';
  readonly statusCode = 503;
}

const TIMEOUT_MILLISECONDS = 20_000;
const CHUNK_BYTES = 64 * 1024;

/** Returns a client of the clamd at `host:port` (its INSTREAM command), or null without an address. */
export function createVirusScanner(address: string | null): VirusScanner | null {
  if (address === null) return null;
  const [host = '', port = ''] = address.split(':');
  return {
    async isClean(bytes) {
      const answer = await ask(host, Number(port), bytes).catch((cause: unknown) => {
        throw new ScannerFailure(`clamd at ${address} does not answer`, { cause });
      });
      if (answer.endsWith(' OK')) return true;
      if (answer.endsWith(' FOUND')) return false;
      throw new ScannerFailure(`clamd at ${address} gave no verdict: ${answer.slice(0, 200)}`);
    },
  };
}

function ask(host: string, port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host, port }, () => {
      socket.write('zINSTREAM\0');
      for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
        const chunk = bytes.subarray(start, start + CHUNK_BYTES);
        socket.write(lengthOf(chunk.length));
        socket.write(chunk);
      }
      socket.write(lengthOf(0));
    });
    socket.setTimeout(TIMEOUT_MILLISECONDS, () =>
      socket.destroy(new Error('clamd does not answer in time.')),
    );
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('end', () => resolve(answer.replaceAll('\0', '').trim()));
    socket.on('error', reject);
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
