import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError } from '../../registry-error.ts';
import { linkRoutes } from './link-routes.ts';
import { loginRoutes } from './login-routes.ts';
import type { LoginContext } from './login-routes.ts';
import { endSession } from './sessions.ts';

const FORM_BYTES = 1_000;

/** What people's browsers open, with refusals that they can read. */
export async function pageRoutes(app: FastifyInstance, context: LoginContext): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
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

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

interface Page {
  title: string;
  /** Paragraphs. */
  text: readonly string[];
  /** A button that posts one hidden field. */
  button?: { label: string; action: string; field: string; value: string };
}

/** Says whether it is a person's browser that asks, not a program. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

/** Answers with a page of plain words. */
export function sendPage(reply: FastifyReply, { title, text, button }: Page): FastifyReply {
  const form = button
    ? `<form method="post" action="${escape(button.action)}"><input type="hidden" name="${escape(button.field)}" value="${escape(button.value)}"><button>${escape(button.label)}</button></form>`
    : '';
  // With "no-referrer" a browser posts the form as if from nowhere.
  void reply.header('referrer-policy', 'same-origin');
  return reply.type('text/html; charset=utf-8').send(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escape(title)}</title></head>
<body><main><h1>${escape(title)}</h1>${text.map((line) => `<p>${escape(line)}</p>`).join('')}${form}</main></body></html>`,
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
