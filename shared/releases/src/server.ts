import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { prepareGateChecks } from './checks/prepare-gate-checks.ts';
import { connect } from './database/connect.ts';
import { builtDesk } from './desk/renderer.ts';
import { Notifications } from './documents/notifications.ts';
import { KeyRing } from './documents/key-ring.ts';
import { prepareDocuments, prepareEnvironments } from './environments/prepare-environments.ts';
import { identity } from './identity/plugin.ts';
import { localAccess, writeLocalAccess } from './local-access.ts';
import { openStore } from './store/open-store.ts';
import type { Settings } from './settings.ts';
import { sendRegularly } from './webhooks/send-deliveries.ts';

/** Output folder of `npm run build -w shared/desk`. */
const DESK = resolve(import.meta.dirname, '..', '..', 'desk', 'dist');

export interface RunningRegistry {
  app: FastifyInstance;
  address: string;
  /** Finishes pending requests, ends long polls and streams, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the registry: database, keys, environments, HTTP.
 * @throws the database's error, or the error of a port in use.
 */
export async function startRegistry(
  settings: Settings,
  say: (line: string) => void,
): Promise<RunningRegistry> {
  const { directory } = settings;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const database = await connect(settings.databaseUrl);
  const notifications = new Notifications(settings.databaseUrl);
  try {
    const keys = await KeyRing.open(directory, settings.keysFile);
    await prepareEnvironments(database, settings);
    await prepareGateChecks(database);
    const store = await openStore(settings.store);
    await prepareDocuments(database, keys);
    await notifications.start();
    const access = await localAccess(directory, settings.givenAccess);
    const renderer = builtDesk(DESK);
    const app = await createApp({
      database,
      keys,
      notifications,
      store,
      uploads: join(directory, 'uploads'),
      trustedProxies: settings.trustedProxies,
      log: settings.logLevel,
      desk: renderer,
      identify: async (instance) => {
        await instance.register(identity, {
          database,
          settings: {
            ...settings,
            desk: renderer,
            home: '/desk',
            localToken: access.token,
            shellToken: access.shellToken,
            announce: (link) => say(`The first administrator signs in here, once: ${link}`),
          },
        });
      },
    });
    const address = await app.listen({ port: settings.port, host: settings.host });
    await writeLocalAccess(directory, address, access);
    const webhooks = sendRegularly(app, database);
    return {
      app,
      address,
      async close() {
        await app.close();
        await webhooks.stop();
        await notifications.close();
        await database.destroy();
      },
    };
  } catch (error) {
    await notifications.close();
    await database.destroy();
    throw error;
  }
}
