import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export interface Nginx {
  address: string;
  /** A folder of its own that it may read; gone when it has stopped. */
  stop(): Promise<void>;
}

/** Returns where nginx is installed, null where it is not. */
export function findNginx(): string | null {
  return PLACES.find((path) => existsSync(path)) ?? null;
}

/** Returns a new folder that nginx may read: under root it does so as another user. */
export async function nginxFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Starts nginx with settings that listen on the port, once they answer. What it writes goes to the folder, which is
 * deleted at the end.
 * @throws Error with nginx's own words when it refuses the settings.
 */
export async function startNginx(options: {
  nginx: string;
  folder: string;
  settings: string;
  port: number;
}): Promise<Nginx> {
  const { nginx, folder, settings, port } = options;
  const file = join(folder, 'nginx.conf');
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const ofItsOwn = `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn;`;
  await writeFile(file, `${ofItsOwn}\n${settings.replace('http {', `http { access_log off; ${temporary}`)}`);
  const server = spawn(nginx, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  server.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const ended = new Promise((done) => server.once('exit', done));
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`nginx has ended: ${words}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    address,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
