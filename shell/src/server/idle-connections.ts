import type { Socket } from 'node:net';
import plugin from 'fastify-plugin';

const INTERVAL_MILLISECONDS = 100;

/**
 * Closes connections without a request during shutdown. Node.js closes only those idle at its start, and never a
 * preconnected one that has not sent a request yet.
 */
export const idleConnections = plugin(
  async (app) => {
    const unused = new Set<Socket>();
    app.server.on('connection', (socket) => {
      unused.add(socket);
      socket.once('close', () => unused.delete(socket));
    });
    app.server.on('request', ({ socket }) => unused.delete(socket));

    app.addHook('preClose', async () => {
      const timer = setInterval(() => {
        app.server.closeIdleConnections();
        for (const socket of unused) socket.destroy();
      }, INTERVAL_MILLISECONDS);
      app.server.once('close', () => clearInterval(timer));
    });
  },
  { name: 'idle-connections' },
);
