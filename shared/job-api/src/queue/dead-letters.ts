import { PgBoss } from 'pg-boss';
import { DEAD_LETTERS } from './queues.ts';

/**
 * Opens the jobs of a server, running or not, for an operator.
 * @throws Error if no server has started on this database
 * yet.
 */
export function openJobs(url: string): Promise<PgBoss> {
  return new PgBoss({
    connectionString: url,
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
  }).start();
}

/** Returns the jobs without retries left. */
export async function deadLetters(boss: PgBoss) {
  const jobs = await boss.findJobs<{ id?: string }>(DEAD_LETTERS, { queued: true });
  return jobs.map(({ sourceName, sourceRetryCount, data, createdOn, output }) => ({
    queue: sourceName ?? '',
    about: data.id ?? '',
    since: createdOn,
    tries: (sourceRetryCount ?? 0) + 1,
    reason: 'message' in output ? String(output.message) : JSON.stringify(output),
  }));
}
