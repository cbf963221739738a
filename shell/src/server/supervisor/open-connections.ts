import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** For a connection on which no request has come: it may be on its way. */
const UNUSED_MILLISECONDS = 500;

/** The connections of a server that others accept for it. */
export class OpenConnections {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  readonly #used = new Set<Socket>();
  readonly #busy = new Map<Socket, ServerResponse>();
  #isFinishing = false;
  #closed = () => {};

  constructor(server: Server) {
    this.#server = server;
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      this.#used.add(socket);
      this.#busy.set(socket, response);
      if (this.#isFinishing) response.shouldKeepAlive = false;
      response.once('close', () => {
        this.#busy.delete(socket);
        if (this.#isFinishing) socket.end();
      });
    });
  }

  add(socket: Socket): void {
    this.#open.add(socket);
    socket.once('close', () => {
      for (const known of [this.#open, this.#used, this.#busy]) known.delete(socket);
      if (this.#open.size === 0) this.#closed();
    });
    this.#server.emit('connection', socket);
    socket.resume();
  }

  /** Resolves once every request is answered and every connection closed. */
  finish(): Promise<void> {
    this.#isFinishing = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#closed = resolve;
    if (this.#open.size === 0) resolve();
    for (const response of this.#busy.values()) response.shouldKeepAlive = false;
    this.#closeIdle((socket) => this.#used.has(socket));
    setTimeout(() => this.#closeIdle(() => true), UNUSED_MILLISECONDS);
    return promise;
  }

  #closeIdle(mayClose: (socket: Socket) => boolean): void {
    for (const socket of this.#open) if (!this.#busy.has(socket) && mayClose(socket)) socket.end();
  }
}
