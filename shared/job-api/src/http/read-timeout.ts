import plugin from 'fastify-plugin';

/** The longest search: the wait for a connection, and its statements. */
const MILLISECONDS = 12_000;

/** Answers 503 where a read takes longer: statements under way in a database that hangs have no other limit. */
export const readTimeout = plugin<{ milliseconds?: number }>(async (app, { milliseconds = MILLISECONDS }) => {
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET') route.handlerTimeout = milliseconds;
  });
});
