import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';
import Value from 'typebox/value';
import { ToProcess } from './messages.ts';
import type { FromProcess } from './messages.ts';

/** Length of what follows, as an unsigned integer. */
const HEADER_BYTES = 4;
/** More than all files of a sitemap, the largest of all messages: gzipped, they are some bytes an address. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
/** Descriptor of the socket that the server gives a render process. */
const DESCRIPTOR = 3;

export interface ChannelOptions {
  onMessage(message: unknown): void;
  /** Bytes that are no message; nothing is received after them. */
  onInvalid(reason: string): void;
}

/**
 * Receives messages over a socket between two processes; returns what sends one, which throws DataCloneError for what
 * cannot be copied. Node's own channel of a forked process is not used: a child can send its internal messages, which end
 * the parent, and handles.
 */
export function openChannel(
  socket: Duplex,
  { onMessage, onInvalid }: ChannelOptions,
): (message: object) => void {
  let length: number | null = null;
  /** Null until as many bytes are there; the rest of a stream that has ended is fewer. */
  const read = (bytes: number) => {
    const chunk = socket.read(bytes) as Buffer | null;
    return chunk?.length === bytes ? chunk : null;
  };
  const receive = () => {
    for (;;) {
      length ??= read(HEADER_BYTES)?.readUInt32LE() ?? null;
      if (length === null) return;
      if (length === 0 || length > MAX_MESSAGE_BYTES) throw new Error(`a message of ${length} bytes`);
      const body = read(length);
      if (!body) return;
      length = null;
      onMessage(deserialize(body));
    }
  };
  socket.on('readable', () => {
    try {
      receive();
    } catch (error) {
      socket.removeAllListeners('readable').resume();
      onInvalid(String(error));
    }
  });
  // Followed by `close`; without a listener it would end this process.
  socket.on('error', () => undefined);
  return (message) => {
    const body = serialize(message);
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt32LE(body.length);
    if (socket.writable) socket.write(Buffer.concat([header, body]));
  };
}

/** Opens the channel of this render process to its server; returns what sends. `onEnd`: without the server it is of no use. */
export function openServerChannel(
  onMessage: (message: ToProcess) => void,
  onEnd: (code: number) => void,
): (message: FromProcess) => void {
  const socket = new Socket({ fd: DESCRIPTOR, readable: true, writable: true });
  socket.on('close', () => onEnd(0));
  return openChannel(socket, {
    onMessage(message) {
      if (!Value.Check(ToProcess, message)) throw new Error('no message of the server');
      onMessage(message);
    },
    onInvalid(reason) {
      console.error(reason);
      onEnd(1);
    },
  });
}
