import { Socket } from 'node:net';
import Value from 'typebox/value';
import { Channel } from './channel.ts';
import { ToProcess } from './messages.ts';
import type { FromProcess } from './messages.ts';

/** Descriptor of the socket that the server has given this process. */
const DESCRIPTOR = 3;

/** Opens the channel of this render process to its server; returns what sends. `onEnd`: without the server it is of no use. */
export function openServerChannel(
  onMessage: (message: ToProcess) => void,
  onEnd: (code: number) => void,
): (message: FromProcess) => void {
  const socket = new Socket({ fd: DESCRIPTOR, readable: true, writable: true });
  socket.on('close', () => onEnd(0));
  const channel = new Channel(socket, {
    onMessage(message) {
      if (!Value.Check(ToProcess, message)) throw new Error('no message of the server');
      onMessage(message);
    },
    onInvalid(reason) {
      console.error(reason);
      onEnd(1);
    },
  });
  return (message) => channel.send(message);
}
