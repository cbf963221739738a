import type { FastifyInstance } from 'fastify';
import { acceptForms } from '../../http/forms.ts';
import { RegistryError } from '../../registry-error.ts';
import { linkRoutes } from './link-routes.ts';
import { loginRoutes, waysIn } from './login-routes.ts';
import type { LoginContext } from './login-routes.ts';
import { sendPage, wantsPage } from './send-page.ts';
import { endSession } from './sessions.ts';

const FORM_BYTES = 1_000;

/** Pages for browsers, with readable refusals. */
export async function pageRoutes(app: FastifyInstance, context: LoginContext): Promise<void> {
  const { renderer } = context;
  acceptForms(app, FORM_BYTES);
  app.setErrorHandler((error, request, reply) => {
    // Falls through to the registry's handler for programs.
    if (!(error instanceof RegistryError) || !wantsPage(request)) throw error;
    const { status, message, remedy } = error;
    return sendPage(request, reply.code(status), {
      ...{ renderer, title: 'Log in', text: [message, remedy], isRefusal: true },
      ...waysIn(context),
    });
  });
  await loginRoutes(app, context);
  await linkRoutes(app, context);
  app.post('/logout', { schema: { hide: true } }, async (request, reply) => {
    await endSession(request, context.database);
    if (!wantsPage(request)) return reply.code(204).send();
    return sendPage(request, reply, {
      ...{ renderer, title: 'You are logged out', text: ['In every browser that had this session.'] },
      ...waysIn(context),
    });
  });
}
