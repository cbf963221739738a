import plugin from 'fastify-plugin';

const MAX_DELAY_MILLISECONDS = 60_000;

/** `X-Stub: delay=2500` or `X-Stub: status=503` simulate a slow or failing server, for tests; never in production. */
export const stub = plugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    const [switchName, value] = String(request.headers['x-stub'] ?? '').split('=');
    const number = Number(value);
    if (switchName === 'delay' && number > 0) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(number, MAX_DELAY_MILLISECONDS)));
    }
    if (switchName === 'status' && number >= 400 && number <= 599) {
      return reply.code(number).send([{ field: '', code: 'STUB', message: 'Réponse demandée par X-Stub' }]);
    }
    return undefined;
  });
});
