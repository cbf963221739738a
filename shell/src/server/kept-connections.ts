import plugin from 'fastify-plugin';

const INTERVAL_MILLISECONDS = 100;

/** Closes connections that become idle while the server closes; Node.js closes only those that are idle at its start. */
export const keptConnections = plugin(
  async (app) => {
    app.addHook('preClose', async () => {
      const timer = setInterval(() => app.server.closeIdleConnections(), INTERVAL_MILLISECONDS);
      app.server.once('close', () => clearInterval(timer));
    });
  },
  { name: 'kept-connections' },
);
