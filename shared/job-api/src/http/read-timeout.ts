import plugin from 'fastify-plugin';

/** Timeout above the longest search: the wait for a connection, and its statements. */
const MILLISECONDS = 12_000;

/** Responds with 503 to reads that time out: running statements in a database that hangs have no other limit. */
export const readTimeout = plugin<{ milliseconds?: number }>(async (app, { milliseconds = MILLISECONDS }) => {
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET') route.handlerTimeout = milliseconds;
  });
});
