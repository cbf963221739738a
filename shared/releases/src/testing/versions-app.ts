import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../identity/roles.ts';
import { errors } from '../http/errors.ts';
import { unreadBodies } from '../http/unread-bodies.ts';
import { RegistryError } from '../registry-error.ts';
import { versions } from '../versions/versions.ts';
import type { VersionsOptions } from '../versions/versions.ts';

export const PUBLISHER: Actor = {
  name: 'ci of mf-search',
  kind: 'token',
  grants: [{ role: 'publisher', scope: 'mf-search' }],
};

/** Returns a server with the plugin, whose caller is `actor`; anonymous for null. */
export async function versionsApp(
  options: VersionsOptions,
  actor: () => Actor | null = () => PUBLISHER,
): Promise<FastifyInstance> {
  const app = Fastify();
  app.decorateRequest('requireRight', (right) => {
    const asking = actor();
    if (!asking) throw new RegistryError(401, 'unauthenticated', 'Nobody asks.', 'Send a token.');
    if (right.to === 'publish' && !asking.grants.some(({ scope }) => scope === right.remote))
      throw new RegistryError(403, 'forbidden', 'It may not publish.', 'Ask for the role.');
    return asking;
  });
  await app.register(errors);
  await app.register(unreadBodies);
  await app.register(versions, options);
  return app;
}
