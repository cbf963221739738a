import type { FastifyInstance } from 'fastify';
import { acceptForms } from '../../http/forms.ts';
import { RegistryError } from '../../registry-error.ts';
import { linkRoutes } from './link-routes.ts';
import { loginRoutes } from './login-routes.ts';
import type { LoginContext } from './login-routes.ts';
import { sendPage, wantsPage } from './send-page.ts';
import { endSession } from './sessions.ts';

const FORM_BYTES = 1_000;

/** Pages for browsers, with readable refusals. */
export async function pageRoutes(app: FastifyInstance, context: LoginContext): Promise<void> {
  acceptForms(app, FORM_BYTES);
  app.setErrorHandler((error, request, reply) => {
    // The registry's own handler answers programs.
    if (!(error instanceof RegistryError) || !wantsPage(request)) throw error;
    return sendPage(reply.code(error.status), { title: error.message, text: [error.remedy] });
  });
  await loginRoutes(app, context);
  await linkRoutes(app, context);
  app.post('/logout', { schema: { hide: true } }, async (request, reply) => {
    await endSession(request, context.database);
    if (!wantsPage(request)) return reply.code(204).send();
    return sendPage(reply, { title: 'You are signed out', text: ['Sign in again at /login.'] });
  });
}
