import Type from 'typebox';
import type { DeskRenderer } from '@careers/desk/views';
import type { App } from '../http/app.ts';
import type { MoveContext } from '../environments/make-move.ts';
import { refusalOf } from '../http/errors.ts';
import { acceptForms } from '../http/forms.ts';
import { sendPage } from '../identity/people/send-page.ts';
import { refused } from '../registry-error.ts';
import { accessRoutes } from './access-routes.ts';
import { allFacts, boardView } from './board.ts';
import type { DeskContext } from './context.ts';
import { formAddresses } from './form-addresses.ts';
import { requireFormToken } from './forms.ts';
import { freezeRoutes } from './freeze-routes.ts';
import { historyRoutes } from './history-routes.ts';
import { planRoutes } from './plan-routes.ts';
import { rolloutRoutes } from './rollout-routes.ts';
import { sendDesk } from './send-desk.ts';
import { versionRoutes } from './version-routes.ts';

const FORM_BYTES = 20_000;
const Font = Type.Object({ name: Type.String({ pattern: '^[a-z-]{1,40}\\.woff2$' }) });

export interface DeskOptions extends MoveContext {
  renderer: DeskRenderer;
}

/** The release desk: pages of the registry for users, which work without scripts. */
export async function desk(app: App, { renderer, ...moves }: DeskOptions): Promise<void> {
  const context: DeskContext = {
    ...moves,
    send: (request, reply, view) => sendDesk(request, reply, { renderer, view }),
  };
  acceptForms(app, FORM_BYTES);
  app.addHook('onRoute', (route) => {
    // Pages are not part of the API.
    route.schema = { ...route.schema, hide: true };
  });
  app.addHook('preValidation', async (request, reply) => {
    if (request.identity || !request.routeOptions.url?.startsWith('/desk')) return;
    const isForm = request.method !== 'GET';
    const query = new URLSearchParams({ to: request.url, ...(isForm && { unsent: 'true' }) });
    return reply.redirect(`/login?${query}`, 303);
  });
  app.addHook('preHandler', requireFormToken);
  app.setErrorHandler(async (error, request, reply) => {
    const { status, rule, message, remedy } = refusalOf(error as Parameters<typeof refusalOf>[0]);
    if (status >= 500) request.log.error({ err: error }, 'A page of the desk failed');
    // Falls through to the registry's handler if the desk is not built.
    if (rule === 'desk-not-built') throw error;
    if (rule === 'right-lacking' && request.identity?.actor.grants.length === 0)
      return sendPage(request, reply.code(status), {
        ...{ renderer, title: 'No access yet', text: [message, remedy], isRefusal: true },
        button: { label: 'Log out', action: '/logout', field: 'all', value: '' },
      });
    return context.send(request, reply.code(status), { kind: 'problem', rule, message, remedy });
  });

  app.get('/static/ui/fonts/:name', { schema: { params: Font } }, async (request, reply) => {
    const font = await renderer.font(request.params.name);
    if (!font) throw refused('unknown-address', 'There is no such font.');
    return reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font);
  });
  app.get('/static/desk/desk.js', async (_request, reply) => {
    const script = await renderer.script();
    if (!script) throw refused('desk-not-built', 'The desk is not built.');
    return reply.type('text/javascript').header('cache-control', 'no-cache').send(script);
  });
  app.get('/desk', async (request, reply) => {
    request.requireRight({ to: 'read' });
    return context.send(request, reply, await boardView(moves.database, request));
  });
  app.get('/desk/shells', async (request, reply) => {
    request.requireRight({ to: 'read' });
    const shells = (await allFacts(moves.database)).flatMap((facts) => facts.shells);
    return context.send(request, reply, { kind: 'shells', shells });
  });
  await app.register(versionRoutes, context);
  await app.register(historyRoutes, context);
  await app.register(freezeRoutes, context);
  await app.register(accessRoutes, context);
  await app.register(rolloutRoutes, context);
  await app.register(planRoutes, context);
  await app.register(formAddresses);
}
