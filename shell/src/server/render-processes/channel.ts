import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

/** Length of what follows, as an unsigned integer. */
const HEADER_BYTES = 4;
/** A sitemap, the largest of all messages, has at most 50 MB. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

export interface ChannelOptions {
  onMessage(message: unknown): void;
  /** Bytes that are no message; nothing is received after them. */
  onInvalid(reason: string): void;
}

/**
 * Messages over a socket between two processes. Node's own channel of a forked process is not used: a child can send
 * its internal messages, which end the parent, and handles.
 */
export class Channel {
  readonly #socket: Duplex;
  readonly #options: ChannelOptions;
  #chunks: Buffer[] = [];
  #received = 0;
  #length: number | null = null;

  constructor(socket: Duplex, options: ChannelOptions) {
    this.#socket = socket;
    this.#options = options;
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    // Followed by `close`; without a listener it would end this process.
    socket.on('error', () => undefined);
  }

  /** @throws DataCloneError for what cannot be copied, functions for example. */
  send(message: object): void {
    const body = serialize(message);
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt32LE(body.length);
    if (this.#socket.writable) this.#socket.write(Buffer.concat([header, body]));
  }

  #receive(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#received += chunk.length;
    try {
      while (this.#received >= (this.#length ?? HEADER_BYTES)) this.#readNext();
    } catch (error) {
      this.#socket.removeAllListeners('data').resume();
      this.#options.onInvalid(String(error));
    }
  }

  #readNext(): void {
    if (this.#length === null) {
      this.#length = this.#take(HEADER_BYTES).readUInt32LE();
      if (this.#length > MAX_MESSAGE_BYTES) throw new Error(`a message of ${this.#length} bytes`);
      return;
    }
    const body = this.#take(this.#length);
    this.#length = null;
    const message: unknown = deserialize(body);
    this.#options.onMessage(message);
  }

  /** Joins what has come only once it is enough: large messages come in many chunks. */
  #take(length: number): Buffer {
    const [first] = this.#chunks;
    const bytes = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks);
    this.#chunks = [bytes.subarray(length)];
    this.#received -= length;
    return bytes.subarray(0, length);
  }
}
