import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { startProcess } from '@careers/cli/processes';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { freePort } from '../../support/ports.ts';
import { TEST_RELEASES } from '../../support/test-data.ts';
import { expect, test } from '../../support/test.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..', '..');

/** Runs a script; returns its exit code and output. */
async function run(
  script: string,
  environment: NodeJS.ProcessEnv,
): Promise<{ code: number | null; text: string }> {
  const lines: string[] = [];
  const { ended } = startProcess('start', [script], {
    directory: PROJECT,
    environment,
    onLine: (line) => lines.push(line),
  });
  return { code: await ended, text: lines.join('\n') };
}

for (const setting of ['PORT', 'API_PORT', 'REGISTRY_PORT'] as const) {
  test(`a ${setting} in use is reported with a command for another port`, async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => taken.once('listening', listening));
    const { port } = taken.address() as AddressInfo;
    const ports = {
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
      REGISTRY_PORT: String(await freePort()),
    };
    const { code, text } = await run('shared/tooling/src/commands/start.ts', {
      ...ports,
      [setting]: String(port),
    });
    expect(code).toBe(1);
    expect(text).toContain(`Port ${port} is taken`);
    expect(text).toContain(`${setting}=${port + 100} npm start`);
    expect(text).not.toMatch(/^\s+at /m);
    await new Promise((closed) => taken.close(closed));
  });
}

const ENDS: Record<string, (npm: number) => void> = {
  'Ctrl-C': (npm) => process.kill(-npm, 'SIGINT'),
  'SIGTERM to npm': (npm) => process.kill(npm, 'SIGTERM'),
};
for (const [name, end] of Object.entries(ENDS))
  test(`${name} stops the whole site`, async () => {
    const data = await temporaryFolder('ended-site-');
    const registry = await freePort();
    const ports = { PORT: await freePort(), API_PORT: await freePort(), REGISTRY_PORT: registry };
    const settings = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
    const npm = spawn('npm', ['start'], {
      cwd: PROJECT,
      env: { ...process.env, ...settings, CAREERS_DATA: data },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, as in a terminal.
      detached: true,
    });
    // Emitted once all processes that inherited the output have exited.
    const ended = new Promise((resolve) => npm.once('close', resolve));
    let output = '';
    await new Promise<void>((started, failed) => {
      for (const stream of [npm.stdout, npm.stderr])
        stream.on('data', (text: Buffer) => {
          output += text.toString();
          if (output.includes(`listening on http://127.0.0.1:${registry}`)) started();
        });
      void ended.then(() => failed(new Error(output)));
    });
    end(Number(npm.pid));
    await ended;
    await expect(fetch(`http://127.0.0.1:${registry}/healthz`)).rejects.toThrow();
    await rm(data, { recursive: true, force: true });
  });

test('[TEAM-06] a shell ends with the program that started it, even one that was killed', async ({
  apiAddress,
}) => {
  const data = await temporaryFolder('left-shell-');
  const address = `http://127.0.0.1:${await freePort()}/healthz`;
  const starter = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startProcess } from '@careers/cli/processes';
      startProcess('shell', ['shell/dist/server/main.cjs'], { directory: process.cwd(), environment: {} });`,
    ],
    {
      cwd: PROJECT,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: new URL(address).port,
        CAREERS_DATA: data,
        API_URL: apiAddress,
        RELEASE_FOLDER: TEST_RELEASES,
      },
      stdio: 'ignore',
    },
  );
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers).toBe(true);
  starter.kill('SIGKILL');
  await expect.poll(answers).toBe(false);
  await rm(data, { recursive: true, force: true });
});

test('invalid settings of the shell are listed with their format', async () => {
  const { code, text } = await run('shell/dist/server/main.cjs', {
    PORT: 'eighty',
    PUBLIC_BASE_URL: 'example.test/',
  });
  expect(code).toBe(1);
  expect(text).toContain('PORT:');
  expect(text).toContain('PUBLIC_BASE_URL:');
  expect(text).not.toMatch(/^\s+at /m);
});
