import type { FastifyInstance } from 'fastify';
import { createApplication } from './application.ts';
import { createVirusScanner } from './applications/virus-scanner.ts';
import { startBackground } from './background.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { seedIfEmpty } from './seed/load.ts';
import { startPublishing } from './seed/publish-daily.ts';
import type { Settings } from './settings.ts';
import { Snapshots } from './snapshot.ts';

/** Requests that may wait for a connection; more are refused, as they would wait for longer than people do. */
const MOST_WAITING = 48;

export interface RunningServer {
  app: FastifyInstance;
  address: string;
  /** Lets requests under way end, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the job API: database, migrations, seed of an empty database, HTTP.
 * @throws DatabaseError, or the listening error of a port that is taken.
 */
export async function createServer(settings: Settings, say: (line: string) => void): Promise<RunningServer> {
  const connection = await connect(settings);
  try {
    await migrate(connection.database);
    await seedIfEmpty(connection, { offers: settings.seedOffers, say });
    const snapshots = await Snapshots.start(connection.database);
    const publishing = await startPublishing(connection.database, {
      offersPerDay: settings.newOffersPerDay,
      onPublished: () => snapshots.refresh(),
    });
    const background = startBackground({
      settings,
      database: connection.database,
      catalogue: () => snapshots.current.catalogue,
      say,
    });
    const app = await createApplication(settings, {
      snapshot: () => snapshots.current,
      isFull: () => connection.pool.waitingCount >= MOST_WAITING,
      receiving: {
        scanner: createVirusScanner(settings.clamdAddress),
        alertDoubleOptIn: settings.alertDoubleOptIn,
        mailIsDue: background.mailIsDue,
      },
    });
    const address = await app.listen({ port: settings.port, host: settings.host });
    return {
      app,
      address,
      async close() {
        publishing.stop();
        snapshots.stop();
        await app.close();
        await background.close();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
