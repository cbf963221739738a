import pg from 'pg';

/**
 * Kills one of a cluster's processes, on which PostgreSQL ends all others and recovers from its log, as after a loss of
 * power: the one of that number, or one of its own. Resolves once the others have been ended: until then they would answer.
 */
export async function crashCluster(url: string, backend?: number): Promise<void> {
  const bystander = await connected(url);
  const ended = new Promise((resolve) => bystander.once('end', resolve));
  process.kill(backend ?? (await ownBackend(url)), 'SIGKILL');
  await ended;
}

async function ownBackend(url: string): Promise<number> {
  const victim = await connected(url);
  const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(rows[0]?.pid);
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
