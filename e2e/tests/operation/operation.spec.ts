import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { startDelayedApi } from '../../support/delayed-api.ts';
import { freePort } from '../../support/ports.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { ReleaseFolder } from '../../support/release-folder.ts';
import { expect, test } from '../../support/test.ts';

let shell: OwnShell;
test.afterEach(() => shell.stop());

test('a shell reports readiness and metrics, and logs nothing about visitors', async ({
  request,
  apiAddress,
}) => {
  shell = await startOwnShell({ apiAddress });
  const readiness = () => request.get(`${shell.address}/readyz`);
  await expect.poll(async () => (await readiness()).status()).toBe(200);
  expect(((await (await readiness()).json()) as { remotes: string[] }).remotes).toHaveLength(5);

  await request.get(`${shell.address}/offres-emploi?keywords=jeanne.durand%40exemple.fr`);
  await request.get(`${shell.address}/offres-emploi?keywords=jeanne.durand%40exemple.fr`);
  const metrics = await (await request.get(`${shell.address}/metrics`)).text();
  expect(metrics).toMatch(/http_request_duration_seconds_count\{route="\/\*",method="GET",status="200"\} 2/);
  expect(metrics).toMatch(/page_cache_requests_total\{outcome="hit"\} 1/);
  expect(metrics).not.toContain('jeanne');
  expect(shell.log.join('\n')).not.toContain('jeanne');
});

test('a shell is not ready without a release, and becomes ready with the first', async ({
  request,
  apiAddress,
}) => {
  const releases = await ReleaseFolder.create();
  const [document, later] = ['releases.json', 'later.json'].map((name) => join(releases.directory, name));
  await rename(document!, later!);
  shell = await startOwnShell({ apiAddress, releases });
  expect((await request.get(`${shell.address}/readyz`)).status()).toBe(503);
  await rename(later!, document!);
  await expect.poll(async () => (await request.get(`${shell.address}/readyz`)).status()).toBe(200);
  await releases.stop();
});

test('[SEC-02] errors are logged without search words', async ({ request }) => {
  shell = await startOwnShell({ apiAddress: `http://127.0.0.1:${await freePort()}` });
  const response = await request.get(`${shell.address}/offres-emploi?keywords=jeanne.durand%40exemple.fr`);
  expect(response.status()).toBeGreaterThanOrEqual(500);
  await expect.poll(() => shell.log.join('\n')).toContain('the API cannot respond');
  expect(shell.log.join('\n')).not.toContain('jeanne');
});

for (const workers of ['1', '2']) {
  test(`a shell of ${workers} worker(s) answers pending requests at shutdown`, async ({
    request,
    apiAddress,
  }) => {
    const api = await startDelayedApi(apiAddress);
    shell = await startOwnShell({ apiAddress: api.address, environment: { WORKERS: workers } });
    const page = request.get(`${shell.address}/offres-emploi?keywords=boucher`);
    await api.asked;
    const stopped = shell.stop();
    api.release();
    expect((await page).status()).toBe(200);
    await stopped;
    await expect(request.get(`${shell.address}/healthz`)).rejects.toThrow(/ECONNREFUSED/);
    await api.stop();
  });
}
