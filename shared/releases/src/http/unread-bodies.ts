import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Bytes in flight before a client reads its refusal: a few network buffers. */
const MAX_DRAINED_BYTES = 5_000_000;
const TIMEOUT_DRAIN_MILLISECONDS = 5_000;

/**
 * Closes connections whose request continues after the response, such as a refused upload. Drains a limited amount
 * first: closing immediately could lose the response.
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
