import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Database } from '../database/schema.ts';
import { authenticate, failuresOf, requireIdentity } from './authenticate.ts';
import { grantRoutes } from './grants/grant-routes.ts';
import { whoAmI } from './schemas.ts';
import { linkCreation, newLink } from './people/link-routes.ts';
import { OneTimeLinks } from './people/one-time-links.ts';
import { pageRoutes } from './people/pages.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { Provider } from './people/provider.ts';
import { sessionCookie } from './people/sessions.ts';
import { LOCAL_PERSON, hasAdministrator, whomToAsk } from './people/people.ts';
import { remoteRoutes } from './remotes/remote-routes.ts';
import { requireRight } from './rights.ts';
import type { IdentitySettings } from './settings.ts';
import { tokenRoutes } from './tokens/token-routes.ts';
import { IssuerKeys } from './workloads/workload-identity.ts';
import { workloadRoutes } from './workloads/workload-routes.ts';

/** Path that describes the caller. */
const HOME = '/v1/me';
/** Paths without authentication: shells need the public keys to verify signatures. */
const OPEN_ADDRESSES = new Set(['/v1/keys']);

export interface IdentityOptions {
  database: Database;
  settings: IdentitySettings;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Must be called after a change of grants: refusals name the administrators. */
    grantsChanged(): Promise<void>;
  }
}

/** Authenticates callers and checks rights: register it before routes that call `request.requireRight`. */
export const identity = plugin(async (app: FastifyInstance, { database, settings }: IdentityOptions) => {
  // Cached, as a refusal cannot wait for the database.
  let administrators = '';
  const changed = async () => {
    administrators = await whomToAsk(database);
  };
  app.decorate('grantsChanged', changed);
  const issuers = new IssuerKeys();
  if (!app.hasPlugin('@fastify/rate-limit')) await app.register(rateLimit, { global: false });
  const failures = failuresOf(app);
  await sessionCookie(app, settings);
  app.decorateRequest('identity', null);
  app.decorateRequest('requireRight', function (right) {
    return requireRight(requireIdentity(this).actor, right, administrators);
  });
  const known = { database, settings, issuers, failures };
  app.decorateRequest('identifyAgain', async function () {
    this.identity = await authenticate(this, known);
  });
  app.addHook('onRequest', async (request) => {
    await request.identifyAgain();
    // Runs before validation: an anonymous request is refused as such, without details.
    const { url = '' } = request.routeOptions;
    if (url.startsWith('/v1/') && !OPEN_ADDRESSES.has(url)) requireIdentity(request);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 401) reply.header('www-authenticate', 'Bearer realm="registry"');
  });

  const provider = settings.oidc ? new Provider(settings.oidc, settings.publicUrl) : null;
  const links = new OneTimeLinks();
  const { publicUrl, home = HOME, desk: renderer } = settings;
  const people = { database, publicUrl, home, provider, links, renderer, failures, changed };
  await app.register(async (routes) => {
    routes.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    await routes.register(pageRoutes, people);
    routes.get('/v1/me', { schema: whoAmI }, (request) => {
      const { actor, expiresAt = null } = requireIdentity(request);
      return { ...actor, expiresAt };
    });
    await linkCreation(routes, people);
    await tokenRoutes(routes, database);
    await grantRoutes(routes, database, changed);
    await peopleRoutes(routes, database, settings);
    await remoteRoutes(routes, database);
    await workloadRoutes(routes, database);
  });
  app.addHook('onReady', async () => {
    await changed();
    const issuer = settings.oidc?.issuer ?? LOCAL_PERSON.issuer;
    if (!(await hasAdministrator(database, issuer))) settings.announce(newLink(people).url);
  });
});
