import pg from 'pg';

/**
 * Simulates a power failure: kills a backend, by default one of its own, whereupon PostgreSQL ends all others and recovers
 * from its log. Resolves once all connections are closed.
 */
export async function crashCluster(url: string, backend?: number): Promise<void> {
  const other = await connected(url);
  const ended = new Promise((resolve) => other.once('end', resolve));
  process.kill(backend ?? (await ownBackend(url)), 'SIGKILL');
  await ended;
}

async function ownBackend(url: string): Promise<number> {
  const client = await connected(url);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(rows[0]?.pid);
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
