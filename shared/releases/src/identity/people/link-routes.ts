import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { App } from '../../http/app.ts';
import { REFUSALS } from '../../http/errors.ts';
import { refused } from '../../registry-error.ts';
import { requireIdentity } from '../authenticate.ts';
import { PROVIDER_PATH } from './login-routes.ts';
import type { LoginContext } from './login-routes.ts';
import { refuseForeignOrigin } from './provider.ts';
import { sendPage } from './send-page.ts';
import { signIn } from './sessions.ts';
import { LOCAL_PERSON } from './people.ts';

const LINK_PATH = '/first';
const Code = Type.Object({ code: Type.String({ maxLength: 300 }) });
const Link = Type.Object({ url: Type.String(), expiresAt: Type.String({ format: 'date-time' }) });

const linkSchema = {
  operationId: 'createLoginLink',
  tags: ['people'],
  summary: 'Creates a one-time link whose user becomes administrator, with the token of local.json only',
  response: { 201: Link, ...REFUSALS },
};

/** Returns the address of a new one-time link, with its expiry. */
export function newLink({ links, publicUrl }: Pick<LoginContext, 'links' | 'publicUrl'>): {
  url: string;
  expiresAt: Date;
} {
  const { code, expiresAt } = links.issue();
  return { url: new URL(`${LINK_PATH}?code=${code}`, publicUrl).href, expiresAt };
}

export async function linkRoutes(app: App, context: LoginContext): Promise<void> {
  const { links, provider, publicUrl, home, renderer } = context;

  // A GET does not use up the link: programs that preview links would.
  app.get(
    LINK_PATH,
    // Keeps the code out of the request log.
    { logLevel: 'warn', schema: { hide: true, querystring: Code } },
    async (request, reply) => {
      const code = codeOf(request.query.code);
      await counted(request, context, () => links.check(code));
      if (provider) {
        request.session.set('link', code);
        return reply.redirect(PROVIDER_PATH, 302);
      }
      return sendPage(request, reply, {
        renderer,
        title: 'Administer the registry',
        text: ['This link works once. Its user is signed in as administrator.'],
        button: { label: 'Go on as administrator', action: LINK_PATH, field: 'code', value: code },
      });
    },
  );

  if (provider) return;
  app.post(LINK_PATH, { schema: { hide: true, body: Code } }, async (request, reply) => {
    refuseForeignOrigin(request, publicUrl);
    await counted(request, context, () => links.take(request.body.code));
    await signIn(request, context, LOCAL_PERSON, { asAdministrator: true });
    return sendPage(request, reply, {
      renderer,
      title: 'You administer the registry',
      text: ['You are signed in for twelve hours.', 'Under Access you give others their roles.'],
      link: { label: 'Go on', address: home },
    });
  });
}

/** Accepts a whole pasted link. */
function codeOf(given: string): string {
  return URL.canParse(given) ? (new URL(given).searchParams.get('code') ?? '') : given;
}

/** Route that creates another link, for readers of the registry's data folder. */
export async function linkCreation(app: App, context: LoginContext): Promise<void> {
  app.post('/v1/login-links', { schema: linkSchema }, async (request, reply) => {
    request.requireRight({ to: 'administer' });
    if (requireIdentity(request).actor.kind === 'local') return reply.code(201).send(newLink(context));
    throw refused('local-only', 'One-time links are created on the machine of the registry only.');
  });
}

/** Counts failures of an action, such as a wrong code, by IP address. */
async function counted(request: FastifyRequest, { failures }: LoginContext, act: () => void): Promise<void> {
  await failures.refuse(request);
  try {
    act();
  } catch (error) {
    await failures.count(request);
    throw error;
  }
}
