import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PATHS = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];
const TEMPORARY_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export interface Nginx {
  address: string;
  /** Stops nginx and removes its folder. */
  stop(): Promise<void>;
}

/** Returns the path of nginx, or null. */
export function findNginx(): string | null {
  return PATHS.find((path) => existsSync(path)) ?? null;
}

/** Creates a temporary folder that nginx can read: under root it runs as another user. */
export async function nginxFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Starts nginx with settings that listen on the port; resolves once it answers. It writes to the folder only.
 * @throws Error with nginx's messages when it rejects the settings.
 */
export async function startNginx(options: {
  nginx: string;
  folder: string;
  settings: string;
  port: number;
}): Promise<Nginx> {
  const { nginx, folder, settings, port } = options;
  const file = join(folder, 'nginx.conf');
  const temporary = TEMPORARY_FOLDERS.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const global = `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn;`;
  await writeFile(file, `${global}\n${settings.replace('http {', `http { access_log off; ${temporary}`)}`);
  const server = spawn(nginx, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise((done) => server.once('exit', done));
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`nginx has exited: ${log}`);
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
