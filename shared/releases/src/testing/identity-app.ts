import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { renderDesk } from '@careers/desk';
import type { DeskRenderer } from '@careers/desk/views';
import { errors } from '../http/errors.ts';
import { SERVER_OPTIONS } from '../http/server-options.ts';
import { identity } from '../identity/plugin.ts';
import type { IdentitySettings } from '../identity/settings.ts';
import type { OwnDatabase } from './own-database.ts';

export const LOCAL_TOKEN = 'local-token-of-the-tests';
export const SHELL_TOKEN = 'shell-token-of-the-tests';

/** The desk, rendered from its sources. */
export const TEST_DESK: DeskRenderer = {
  render: async (page) => renderDesk(page),
  font: () => Promise.resolve(undefined),
  script: () => Promise.resolve(undefined),
};

export interface IdentityApp {
  app: FastifyInstance;
  /** One-time link printed at its start. */
  link: string | undefined;
}

/** Starts authentication and authorization, with a route for each right. */
export async function createIdentityApp(
  { database, directory }: Pick<OwnDatabase, 'database' | 'directory'>,
  settings: Pick<IdentitySettings, 'publicUrl' | 'oidc'>,
): Promise<IdentityApp> {
  const app = Fastify({ ...SERVER_OPTIONS, trustProxy: '10.0.0.2' });
  await app.register(errors);
  let link: string | undefined;
  await app.register(identity, {
    database,
    settings: {
      ...settings,
      directory,
      desk: TEST_DESK,
      localToken: LOCAL_TOKEN,
      shellToken: SHELL_TOKEN,
      announce: (url) => {
        link = url;
      },
    },
  });
  app.get('/may/read', (request) => request.requireRight({ to: 'read' }));
  app.get('/may/administer', (request) => request.requireRight({ to: 'administer' }));
  app.get<{ Params: { remote: string } }>('/may/publish/:remote', (request) =>
    request.requireRight({ to: 'publish', remote: request.params.remote }),
  );
  app.get<{ Params: { environment: string } }>('/may/follow/:environment', (request) =>
    request.requireRight({ to: 'follow', environment: request.params.environment }),
  );
  app.get<{ Params: { environment: string; action: string; remote: string } }>(
    '/may/:action/:remote/:environment',
    (request) => request.requireRight({ to: 'move', ...request.params }),
  );
  await app.ready();
  return { app, link };
}
