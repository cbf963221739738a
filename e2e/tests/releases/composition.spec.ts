import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import S3rver from 's3rver';
import { parse } from 'yaml';
import { registryClient } from '@careers/cli/client';
import { startProcess, stopProcess, whenAnswering } from '@careers/cli/processes';
import type { StartedProcess } from '@careers/cli/processes';
import { startEmbedded } from '@careers/postgres';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { anApplication } from '../../../shared/job-api/testing/forms.ts';
import { startMailbox } from '../../../shared/job-api/testing/mailbox.ts';
import { constantLoad } from '../../support/faults.ts';
import { publishReleases } from '../../support/own-registry.ts';
import { findNginx, nginxFolder, startNginx } from '../../support/nginx.ts';
import { findPlainOffer } from '../../support/offers.ts';
import { freePort } from '../../support/ports.ts';
import { expect, test } from '../../support/test.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..', '..');

/** One of each area. */
const PAGES = ['/', '/nos-metiers', '/offres-emploi', '/entreprendre', '/candidature-spontanee'];

interface Service {
  build: { dockerfile: string };
  environment?: Record<string, string>;
  command?: string[];
  restart?: string;
}

/** Resolves with the services of docker-compose.yml. */
async function composition(): Promise<Record<string, Service>> {
  const text = await readFile(join(PROJECT, 'docker-compose.yml'), 'utf8');
  return (parse(text, { merge: true }) as { services: Record<string, Service> }).services;
}

test('[FUSE-03] each part of docker-compose.yml that ends is started again, all but what runs once', async () => {
  const notRestarted = Object.entries(await composition()).filter(
    ([, { restart }]) => restart !== 'unless-stopped',
  );
  expect(notRestarted.map(([name]) => name)).toEqual(['publish']);
});

test('[FUSE-03] [REL-09] [REL-14] the parts of docker-compose.yml, each with its settings, are one site that loses no page with a shell', async ({
  request,
}) => {
  const nginx = findNginx();
  test.skip(!nginx, 'nginx is not installed: the edge of the composition is');
  if (!nginx) return;
  test.setTimeout(180_000);

  const services = await composition();
  const data = await temporaryFolder('composition-');
  for (const folder of ['keys', 'buckets']) await mkdir(join(data, folder));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(data, 'buckets'),
    configureBuckets: [],
  });
  const { port: storePort } = await store.run();
  const database = await startEmbedded(join(data, 'database'));
  const mailbox = await startMailbox();
  const edgePort = await freePort();
  const hosts: Record<string, string> = {
    'postgres:5432': new URL(database.url).host,
    'mail:1025': new URL(mailbox.url).host,
    'localhost:8080': `localhost:${edgePort}`,
    'store:9000': `127.0.0.1:${storePort}`,
  };
  for (const [name, port] of [
    ['job-api', 3001],
    ['registry', 3002],
    ['shell-1', 3000],
    ['shell-2', 3000],
  ] as const)
    // prettier-ignore
    hosts[`${name}:${port}`] = `127.0.0.1:${await freePort()}`;
  const onLoopback = (text: string) =>
    Object.entries({ ...hosts, '/keys/': `${join(data, 'keys')}/` })
      .reduce((settings, [there, here]) => settings.replaceAll(there, here), text)
      .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');

  /** Starts what the service's container would run, with the image's and the service's environment. */
  async function start(name: string, changes: NodeJS.ProcessEnv = {}): Promise<StartedProcess> {
    const service = services[name];
    if (!service) throw new Error(`docker-compose.yml has no service ${name}.`);
    const image = await readFile(join(PROJECT, service.build.dockerfile), 'utf8');
    const ofImage = [...(image.match(/^ENV (.*)$/m)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
      ([, key, value]) => [key, value],
    );
    const ofService = Object.entries(service.environment ?? {}).map(([key, value]) => [
      key,
      onLoopback(value),
    ]);
    const [, ...parameters] =
      service.command ?? (JSON.parse(image.match(/^CMD (.*)$/m)?.[1] ?? '[]') as string[]);
    return startProcess(name, parameters, {
      directory: PROJECT,
      environment: {
        ...(Object.fromEntries([...ofImage, ...ofService]) as NodeJS.ProcessEnv),
        // Nobody sees another's volume.
        CAREERS_DATA: join(data, name),
        HOST: '127.0.0.1',
        ...changes,
      },
      onLine: () => undefined,
    });
  }
  const portOf = (host: string) => String(hosts[host]?.split(':')[1]);

  const started: StartedProcess[] = [];
  try {
    const api = await start('job-api', { PORT: portOf('job-api:3001'), SEED_OFFERS: '300' });
    started.push(api);
    await whenAnswering(`http://${hosts['job-api:3001']}/healthz`, api);
    const registry = await start('registry', {
      REGISTRY_PORT: portOf('registry:3002'),
      // The only ones that this service knows.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    });
    started.push(registry);
    await whenAnswering(`http://${hosts['registry:3002']}/healthz`, registry);
    const { REGISTRY_ADMINISTRATOR_TOKEN = '' } = services['registry']?.environment ?? {};
    const url = `http://${hosts['registry:3002']}`;
    // Published versions are not rebuilt.
    await publishReleases(registryClient({ url, token: onLoopback(REGISTRY_ADMINISTRATOR_TOKEN) }));
    expect(await (await start('publish')).ended).toBe(0);
    const startShell = async (name: string) => {
      const shell = await start(name, { PORT: portOf(`${name}:3000`) });
      started.push(shell);
      await whenAnswering(`http://${hosts[`${name}:3000`]}/readyz`, shell);
      return shell;
    };
    const first = await startShell('shell-1');
    const second = await startShell('shell-2');
    const folder = await nginxFolder();
    const settings = onLoopback(await readFile(join(PROJECT, 'shell', 'edge', 'nginx.conf'), 'utf8'))
      .replace('/var/cache/nginx', join(folder, 'cache'))
      .replace('listen 80;', `listen 127.0.0.1:${edgePort};`);
    const edge = await startNginx({ nginx, folder, settings, port: edgePort });

    const page = await request.get(`${edge.address}/offres-emploi`);
    const canonical = `<link rel="canonical" href="http://localhost:${edgePort}/offres-emploi"`;
    expect((await page.text()).includes(canonical), 'the canonical address is the edge’s').toBe(true);
    expect((await request.get(`${edge.address}/metrics`)).status()).toBe(404);

    const { reference } = await findPlainOffer(request, edge.address, '');
    const sent = await fetch(`${edge.address}/api/v2.0/applicationswithoutaccount/`, {
      method: 'POST',
      body: anApplication(reference, { email: 'composition@exemple.fr' }),
    });
    expect(sent.status).toBe(201);
    expect((await mailbox.received(1))[0]?.recipient).toBe('composition@exemple.fr');

    // They share nothing: what one leaves when it stops, the other still serves.
    const stopLoad = constantLoad(edge, [''], { pages: PAGES, pauseMilliseconds: 20 });
    await stopProcess(first);
    await startShell('shell-1');
    second.child.kill('SIGKILL');
    const answers = await Promise.all(
      [...PAGES, '/offres-emploi?page=2'].map((path) => request.get(edge.address + path)),
    );
    expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([200]));
    const { asked, failed } = await stopLoad();
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(PAGES.length);
    await edge.stop();
  } finally {
    for (const process of started.toReversed()) await stopProcess(process);
    await mailbox.stop();
    await store.close();
    await database.stop();
    await rm(data, { recursive: true, force: true });
  }
});
