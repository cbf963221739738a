import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';
import Value from 'typebox/value';
import { ToProcess } from './messages.ts';
import type { FromProcess } from './messages.ts';

/** Length prefix of a message: an unsigned integer. */
const HEADER_BYTES = 4;
/** Maximum message size, above that of a gzipped sitemap, the largest message. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
/** Descriptor of the socket that the server gives a render process. */
const DESCRIPTOR = 3;

export interface ChannelOptions {
  onMessage(message: unknown): void;
  /** Called for bytes that are not a message; nothing is received after them. */
  onInvalid(reason: string): void;
}

/**
 * Receives messages over a socket between two processes; returns a send function, which throws DataCloneError for
 * values that cannot be cloned. Replaces Node's IPC channel, through which a child could send handles, and internal
 * messages that end the parent.
 */
export function openChannel(
  socket: Duplex,
  { onMessage, onInvalid }: ChannelOptions,
): (message: object) => void {
  let length: number | null = null;
  /** Returns null until enough bytes are buffered; at the end of the stream, fewer. */
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
  // `close` follows; without a listener the error would end this process.
  socket.on('error', () => undefined);
  return (message) => {
    const body = serialize(message);
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt32LE(body.length);
    if (socket.writable) socket.write(Buffer.concat([header, body]));
  };
}

/** Opens the channel of this render process to its server; returns the send function. `onEnd`: the server is gone. */
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
