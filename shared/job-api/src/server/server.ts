import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { createVirusScanner } from '../applications/virus-scanner.ts';
import { connect, migrate } from '../database/connect.ts';
import type { Content, Jobs } from './jobs.ts';
import type { Settings } from './settings.ts';
import { startJobs } from './jobs.ts';
import { startSnapshots } from './snapshot.ts';

export interface RunningServer {
  app: FastifyInstance;
  address: string;
  /** Finishes pending requests, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the job API: database, migrations, seed of an empty database, HTTP.
 * @throws DatabaseError, or the error of a
 * port in use.
 */
export async function createServer(
  settings: Settings,
  { log, content }: { log: (line: string) => void; content: Content },
): Promise<RunningServer> {
  const connection = await connect(settings);
  let jobs: Jobs | undefined;
  try {
    await migrate(connection.database);
    await content.fillIfEmpty(connection);
    await content.publish(connection, new Date());
    const snapshots = await startSnapshots(connection.database);
    const started = (jobs = await startJobs({
      settings,
      connection,
      content,
      catalogue: () => snapshots.current().catalogue,
      onPublished: snapshots.refresh,
      log,
    }));
    const app = await createApp({
      production: settings.production,
      rateLimitPerMinute: settings.rateLimitPerMinute,
      trustedProxies: settings.trustedProxies,
      context: snapshots.current,
      isFull: () => connection.isFull(),
      applications: {
        scanner: createVirusScanner(settings.clamdAddress),
        confirm: started.confirmApplication,
        confirmNewerCv: started.confirmNewerCv,
        sendApplyLater: started.sendApplyLater,
      },
      alerts: { doubleOptIn: settings.alertDoubleOptIn, confirm: started.confirmAlert },
    });
    const address = await app.listen({ port: settings.port, host: settings.host });
    return {
      app,
      address,
      async close() {
        snapshots.stop();
        await app.close();
        await started.close();
        await connection.close();
      },
    };
  } catch (error) {
    await jobs?.close();
    await connection.close();
    throw error;
  }
}
