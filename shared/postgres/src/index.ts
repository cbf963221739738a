export { ensureDatabase } from './databases.ts';
export { DatabaseError, runningClusterUrl, startEmbedded } from './embedded.ts';
export type { EmbeddedCluster } from './embedded.ts';
export { migrateTo } from './migrate.ts';
