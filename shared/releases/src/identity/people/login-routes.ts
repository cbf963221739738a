import type { FastifyRequest } from 'fastify';
import { AuthorizationResponseError } from 'openid-client';
import Type from 'typebox';
import type { DeskRenderer, SignInView } from '@careers/desk/views';
import type { App } from '../../http/app.ts';
import type { Database } from '../../database/schema.ts';
import { RegistryError, refused } from '../../registry-error.ts';
import type { Failures } from '../authenticate.ts';
import type { OneTimeLinks } from './one-time-links.ts';
import type { PendingLogin, Provider } from './provider.ts';
import { sendPage } from './send-page.ts';
import { signIn } from './sessions.ts';
import type { ProvenPerson } from './people.ts';

const LOGIN_MILLISECONDS = 600_000;
const Begin = Type.Object({ to: Type.Optional(Type.String({ maxLength: 2_000 })) });

/** Query of the page: `unsent` after a form that came without a session. */
const LoginQuery = Type.Object({ ...Begin.properties, unsent: Type.Optional(Type.Literal('true')) });
const UNSENT = 'Your session has ended. Nothing was changed, and what you filled in is gone.';

/** Path that redirects to the provider. */
export const PROVIDER_PATH = '/login/provider';

export interface LoginContext {
  database: Database;
  publicUrl: string;
  /** Default path after a login. */
  home: string;
  provider: Provider | null;
  links: OneTimeLinks;
  /** Renders the pages. */
  renderer: DeskRenderer;
  failures: Failures;
  /** Called after a change of grants. */
  changed: () => Promise<void>;
}

export async function loginRoutes(app: App, context: LoginContext): Promise<void> {
  const { links, failures } = context;

  app.get('/login', { schema: { hide: true, querystring: LoginQuery } }, async (request, reply) => {
    const { to, unsent } = request.query;
    return sendPage(request, reply, {
      ...{ renderer: context.renderer, title: 'Log in', text: unsent ? [UNSENT] : [] },
      ...waysIn(context, to),
    });
  });

  app.get(PROVIDER_PATH, { schema: { hide: true, querystring: Begin } }, async (request, reply) => {
    const { address, pending } = await providerOf(context).begin(ownPath(request.query.to, context));
    request.session.set('login', pending);
    return reply.redirect(address, 302);
  });

  app.get('/login/callback', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    await failures.refuse(request);
    const pending = takePending(request);
    const person = await prove(request, pending, context);
    const link = request.session.get('link');
    if (link) links.take(link);
    await signIn(request, context, person, { asAdministrator: link !== undefined });
    return reply.redirect(pending.to, 303);
  });
}

/** Returns the available ways to sign in, with the page to open afterwards. */
export function waysIn({ provider }: LoginContext, to?: string): Pick<SignInView, 'link' | 'takesLink'> {
  if (!provider) return { link: null, takesLink: true };
  const address = to === undefined ? PROVIDER_PATH : `${PROVIDER_PATH}?${new URLSearchParams({ to })}`;
  return { link: { label: 'Continue with your work account', address }, takesLink: false };
}

/** Returns this browser's pending login, and removes it whatever the outcome. */
function takePending(request: FastifyRequest): PendingLogin {
  const pending = request.session.get('login');
  request.session.set('login', undefined);
  if (pending && pending.startedAt + LOGIN_MILLISECONDS > Date.now()) return pending;
  throw refused(
    'login-not-started',
    'This browser has begun no login that this answer belongs to, or more than ten minutes ago.',
  );
}

async function prove(
  request: FastifyRequest,
  pending: PendingLogin,
  context: LoginContext,
): Promise<ProvenPerson> {
  try {
    return await providerOf(context).finish(request.url.split('?')[1] ?? '', pending);
  } catch (error) {
    if (error instanceof RegistryError) throw error;
    request.log.warn({ err: error }, 'A login failed');
    await context.failures.count(request);
    if (error instanceof AuthorizationResponseError)
      throw refused('login-refused', `The provider signed nobody in: ${error.error}.`);
    throw refused('login-failed', 'The answer of the provider does not prove who signed in.');
  }
}

function providerOf({ provider }: LoginContext): Provider {
  if (provider) return provider;
  throw refused('no-provider', 'No provider is set that people sign in with.');
}

/** Returns a path of this origin, to prevent open redirects. */
function ownPath(to: string | undefined, { publicUrl, home }: LoginContext): string {
  if (to === undefined || !URL.canParse(to, publicUrl)) return home;
  const { origin, pathname, search } = new URL(to, publicUrl);
  return origin === new URL(publicUrl).origin ? pathname + search : home;
}
