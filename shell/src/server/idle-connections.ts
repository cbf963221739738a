import plugin from 'fastify-plugin';

const INTERVAL_MILLISECONDS = 100;

/** Closes keep-alive connections that become idle during shutdown; Node.js closes only those idle at its start. */
export const idleConnections = plugin(
  async (app) => {
    app.addHook('preClose', async () => {
      const timer = setInterval(() => app.server.closeIdleConnections(), INTERVAL_MILLISECONDS);
      app.server.once('close', () => clearInterval(timer));
    });
  },
  { name: 'idle-connections' },
);
