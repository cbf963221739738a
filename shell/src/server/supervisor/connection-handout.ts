import type { Socket } from 'node:net';
import type { ConnectionOffer } from './messages.ts';

const OFFER: ConnectionOffer = { type: 'connection-offered' };
/** A worker starts within this time, also on a busy machine; an edge with several shells asks another one after it. */
const WAIT_MILLISECONDS = 15_000;
const WAITING = 1_000;

/** A process that connections can be given to. */
export interface Taker {
  send(offer: ConnectionOffer, socket: Socket, options: { keepOpen: boolean }, done: () => void): unknown;
}

/**
 * Gives connections to workers in turn, one at a time to each. A worker whose event loop stands still holds up one
 * connection only, and that one is another worker's once it is dead: nothing was read of it. While there is no worker,
 * connections wait.
 */
export class ConnectionHandout {
  readonly #waiting: { socket: Socket; timer: NodeJS.Timeout }[] = [];
  readonly #members = new Set<Taker>();
  readonly #free: Taker[] = [];
  readonly #offered = new Map<Taker, Socket>();

  /** Takes a connection of which nothing was read yet. */
  accept(socket: Socket): void {
    if (this.#waiting.length >= WAITING) return void socket.destroy();
    socket.on('error', () => socket.destroy());
    this.#wait(socket, 'last');
    this.#distribute();
  }

  join(taker: Taker): void {
    this.#members.add(taker);
    this.#free.push(taker);
    this.#distribute();
  }

  /** The connection that was offered is the taker's: this process lets go of it. */
  taken(taker: Taker): void {
    this.#offered.get(taker)?.destroy();
    this.#offered.delete(taker);
    if (!this.#members.has(taker)) return;
    this.#free.push(taker);
    this.#distribute();
  }

  /** A taker that finishes what it has, with the connection that is on its way to it. */
  leave(taker: Taker): void {
    this.#members.delete(taker);
    const index = this.#free.indexOf(taker);
    if (index >= 0) this.#free.splice(index, 1);
  }

  /** A taker that is dead: what it was offered is offered to the next. */
  lose(taker: Taker): void {
    this.leave(taker);
    const socket = this.#offered.get(taker);
    this.#offered.delete(taker);
    if (socket) this.#wait(socket, 'first');
    this.#distribute();
  }

  /** Closes what still waits. */
  close(): void {
    for (const { socket, timer } of this.#waiting.splice(0)) {
      clearTimeout(timer);
      socket.destroy();
    }
  }

  #wait(socket: Socket, place: 'first' | 'last'): void {
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      socket.destroy();
    }, WAIT_MILLISECONDS);
    const waiting = { socket, timer };
    if (place === 'first') this.#waiting.unshift(waiting);
    else this.#waiting.push(waiting);
  }

  #distribute(): void {
    for (let next = this.#waiting[0]; next && this.#free.length > 0; next = this.#waiting[0]) {
      this.#waiting.shift();
      clearTimeout(next.timer);
      if (next.socket.destroyed) continue;
      const taker = this.#free.shift();
      if (!taker) return;
      this.#offered.set(taker, next.socket);
      // Kept open until it is taken. A taker that has died meanwhile is lost once its end is known.
      taker.send(OFFER, next.socket, { keepOpen: true }, () => undefined);
    }
  }
}
