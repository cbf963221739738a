import { startOwnDatabase } from './own-database.ts';
import type { OwnDatabase } from './own-database.ts';

const START_MILLISECONDS = 120_000;

/** Starts a registry with its own database before the tests of a file, and stops both afterwards. */
export function registryForFile<Started extends { stop(): Promise<void> }>(
  start: (cluster: OwnDatabase) => Promise<Started>,
  use: (registry: Started) => void,
): void {
  let cluster: OwnDatabase;
  let registry: Started;
  beforeAll(async () => {
    cluster = await startOwnDatabase();
    registry = await start(cluster);
    use(registry);
  }, START_MILLISECONDS);
  afterAll(async () => {
    await registry.stop();
    await cluster.stop();
  });
}
