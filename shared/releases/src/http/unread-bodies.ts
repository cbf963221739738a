import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Bytes in flight before a client reads that it is refused: a few buffers of the network. */
const MAX_DRAINED_BYTES = 5_000_000;
const TIMEOUT_DRAIN_MILLISECONDS = 5_000;

/**
 * Ends connections whose request goes on after its answer, as a large upload that was refused does. A connection that is cut at
 * once may lose the answer, so some of what still comes is read, and kept nowhere.
 */
export const unreadBodies = plugin(async (app: FastifyInstance) => {
  app.addHook('onSend', async ({ raw }) => {
    if (!raw.complete) drain(raw);
  });
});

function drain(request: IncomingMessage): void {
  let left = MAX_DRAINED_BYTES;
  const timer = setTimeout(() => request.destroy(), TIMEOUT_DRAIN_MILLISECONDS).unref();
  const count = (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  };
  request.on('data', count).resume();
  for (const end of ['end', 'close']) request.once(end, () => clearTimeout(timer));
}
