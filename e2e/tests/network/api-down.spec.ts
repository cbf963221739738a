import { startDelayedApi } from '../../support/delayed-api.ts';
import { expect, test } from '../../support/test.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import { freePort } from '../../support/ports.ts';

test('[ERROR-03] without the API the site starts, serves content, and search offers a retry', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 50[234] .*\/api\//);
  const shell = await startOwnShell({ apiAddress: `http://127.0.0.1:${await freePort()}` });
  try {
    const home = await page.goto(shell.address);
    expect(home?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Votre prochain métier/);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })).toBeVisible();
    const owner = await page.goto(`${shell.address}/entreprendre`);
    expect(owner?.status()).toBe(200);
    const results = await page.goto(`${shell.address}/offres-emploi?keywords=boucher`);
    expect(results?.status()).toBe(503);
    await expect(page.getByText('La recherche est momentanément indisponible')).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Réessayer' }).or(page.getByRole('button', { name: 'Réessayer' })),
    ).toBeVisible();
    const map = await page.goto(`${shell.address}/offres-emploi/carte?keywords=boucher`);
    expect(map?.status()).toBe(503);
    await expect(page.getByText('La carte est momentanément indisponible')).toBeVisible();
    await expect(page.getByRole('link', { name: 'revenez à la liste des offres' })).toHaveAttribute(
      'href',
      '/offres-emploi?keywords=boucher',
    );
    // Large forms that are refused leave their connections alive.
    const statuses = await page.evaluate(async () => {
      const body = new Blob([new Uint8Array(1_500_000)]);
      const send = () =>
        fetch('/api/v2.0/applicationswithoutaccount/', { method: 'POST', body }).then(({ status }) => status);
      const sent = await Promise.all([send(), send(), send(), send()]);
      const get = () => fetch('/robots.txt', { cache: 'no-store' }).then(({ status }) => status);
      return [...sent, ...(await Promise.all([get(), get(), get(), get()]))];
    });
    expect(statuses).toEqual([503, 503, 503, 503, 200, 200, 200, 200]);
    const health = await page.request.get(`${shell.address}/healthz`);
    expect(await health.json()).toMatchObject({ status: 'degraded', api: 'down' });
  } finally {
    await shell.stop();
  }
});

test('[ERROR-03] once the API is known to hang, content answers at once without it, and what needs it says so', async ({
  request,
  apiAddress,
}) => {
  const api = await startDelayedApi(apiAddress);
  const shell = await startOwnShell({ apiAddress: api.address });
  const visit = async (path: string) => {
    const start = performance.now();
    const answer = await request.get(shell.address + path);
    return { path, status: answer.status(), isSoon: performance.now() - start < 2_000 };
  };
  const results = '/offres-emploi?keywords=boucher';
  try {
    await Promise.all(['/entreprendre', '/valeurs', results].map(visit));
    for (const [status, paths] of [
      [200, ['/', '/faq', '/plan-de-site', '/organisation-cooperative-u', '/candidature-spontanee']],
      [503, [results, '/alerte', '/nos-metiers', '/actualites', '/offre-emploi/boucher-2026-1']],
    ] as const)
      for (const path of paths) expect.soft(await visit(path)).toEqual({ path, status, isSoon: true });
    api.release();
    await expect.poll(async () => (await visit(results)).status).toBe(200);
  } finally {
    await shell.stop();
    await api.stop();
  }
});
