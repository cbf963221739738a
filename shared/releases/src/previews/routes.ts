import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';
import type { Database } from '../database/schema.ts';
import type { KeyRing } from '../documents/key-ring.ts';
import { requireEither } from '../identity/rights.ts';
import type { Right } from '../identity/rights.ts';
import type { Actor } from '../identity/roles.ts';
import { createPreview } from './create-preview.ts';
import * as schemas from './schemas.ts';

/** Routes of preview links, which show a version before its release. */
export async function previewRoutes(app: App, context: { database: Database; keys: KeyRing }): Promise<void> {
  app.post(
    '/environments/:environment/previews',
    { schema: schemas.createPreview },
    async (request, reply) => {
      const { environment } = request.params;
      const { name: actor } = requirePreview(request, environment, request.body.remote);
      const preview = await createPreview(context, { environment, request: request.body, actor });
      return reply.code(201).header('cache-control', 'no-store').send(preview);
    },
  );
}

/** Requires the right to publish the remote, or to roll it out there. */
export function requirePreview(request: FastifyRequest, environment: string, remote: string): Actor {
  return requireEither(request, ...previewRights(environment, remote));
}

/** Returns the rights, either of which allows previews of a remote in an environment. */
export function previewRights(environment: string, remote: string): readonly [Right, Right] {
  return [
    { to: 'move', environment, remote, action: 'start' },
    { to: 'publish', remote },
  ];
}
