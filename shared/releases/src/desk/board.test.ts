import { randomUUID } from 'node:crypto';
import { requireCurrent } from '../documents/document-store.ts';
import { startDeskRegistry, wordsOf } from '../testing/desk-registry.ts';
import type { DeskRegistry } from '../testing/desk-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';

let registry: DeskRegistry;
registryForFile(startDeskRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.addVersion('mf-search', version);
  await registry.move({ action: 'promote', remote: 'mf-search', version: '1.0.0', reason });
});

const reason = 'Because it is Tuesday.';
const manager = { role: 'manager', scope: 'production' } as const;
const start = (percent: number) =>
  registry.move({ action: 'start', remote: 'mf-search', version: '1.1.0', percent, reason });

async function saltNow(): Promise<string> {
  const { body } = await requireCurrent(registry.database, 'production');
  return body.remotes['mf-search']?.salt ?? '';
}

/** Reports counts of the candidate like a shell. */
async function seen(counts: { renders: number; errors?: number }): Promise<void> {
  await registry.database
    .insertInto('outcome')
    .values({
      ...{ environment: 'production', remote: 'mf-search', version: '1.1.0', salt: await saltNow() },
      ...{ run: '7a3f6f0e-6d0c-4f5e-9d7c-0a8f6f0e6d0c', fallbacks: 0, crashes: 0, browser_failures: 0 },
      ...{ errors: 0, ...counts },
    })
    .execute();
}

describe('[REL-08] the board', () => {
  it('shows who gets what, and that nothing needs attention', async () => {
    const page = await (await registry.signIn('Claire', manager)).open('/desk');
    expect(page.status).toBe(200);
    expect(wordsOf(page.part.getByRole('heading', { level: 1 }))).toContain('Board');
    expect(page.text).toContain('Nothing needs you.');
    const row = page.part.getByRole('row', { name: /^mf-search/ });
    expect(wordsOf(row)).toMatch(/Production.*1\.0\.0.*Steady.*Everybody has 1\.0\.0/);
    expect(page.text).toContain(`“${reason}”`);
  });

  it.each([
    ['nothing', null, 'Nothing seen yet'],
    ['few pages, all of them sound', { renders: 41 }, 'Not enough seen: 41 of 400 pages'],
    ['a failure among few', { renders: 40, errors: 1 }, 'Failed 1 time in 41 pages'],
    ['many sound pages', { renders: 412 }, '412 pages, within 1 failure in 100'],
  ])('gives no verdict that %s cannot support', async (_case, counts, words) => {
    await start(5);
    if (counts) await seen(counts);
    const page = await (await registry.signIn('Claire', manager)).open('/desk');
    const row = page.part.getByRole('row', { name: /^mf-search/ });
    expect(wordsOf(row)).toContain(words);
    expect(wordsOf(row)).not.toMatch(/healthy|\bOK\b/);
  });

  it('[REL-07] shows how close a halt is, and an automatic halt', async () => {
    await start(20);
    const salt = await saltNow();
    const claire = await registry.signIn('Claire', manager);
    const rowAfter = async (pages: number, failed: number) => {
      const counts = {
        ...{ errors: 0, crashes: 0, browserFailures: 0 },
        failures: failed > 0 ? [{ address: '/offres-emploi', message: 'no drawing' }] : [],
      };
      const outcome = (version: string, renders: number, fallbacks: number) => ({
        ...{ remote: 'mf-search', version, salt, renders, fallbacks },
        ...counts,
      });
      await registry.app.inject({
        ...{ method: 'PUT', url: '/v1/shells/shell-1' },
        headers: { authorization: 'Bearer shell-token-of-the-tests' },
        payload: {
          ...{ environment: 'production', revision: 2, disabled: [], inForceAt: new Date().toISOString() },
          ...{ manifest: { host: 'shell-1', process: 7, shared: {} }, fallbacks: [], run: randomUUID() },
          outcomes: [outcome('1.0.0', pages * 4, 0), outcome('1.1.0', pages, failed)],
        },
      });
      return wordsOf((await claire.open('/desk')).part.getByRole('row', { name: /^mf-search/ }));
    };
    expect(await rowAfter(10, 0)).toContain('Evidence against it: 1.0 of the 100 that halt it.');
    const halted = await rowAfter(180, 12);
    expect(halted).toMatch(/1\.1\.0.*Halted itself.*Failed 12 times in 202 pages/);
    await registry.database
      .insertInto('health')
      .values({
        ...{ environment: 'production', remote: 'mf-search', version: '1.0.0', salt },
        ...{ minute: new Date(Date.now() + 600_000), renders: 5_000, failed_renders: 0 },
        ...{ visits: 0, failed_visits: 0 },
      })
      .execute();
    await registry.database
      .updateTable('version')
      .set({ published_at: new Date(Date.now() + 60_000) })
      .where('number', '=', '1.1.0')
      .execute();
    const page = await claire.open('/desk/production/mf-search');
    const chosen = page.part.getAllByLabelText<HTMLSelectElement>('Version').map(({ value }) => value);
    // Not the latest one, which has halted.
    expect(new Set(chosen)).toEqual(new Set(['1.2.0']));
    const panel = (name: string) => wordsOf(page.part.getByRole('region', { name }));
    expect(panel('Failures of 1.1.0')).toContain('no drawing/offres-emploi');
    expect(panel('pages failed on the server')).toContain('12 of 202 with 1.1.0, 0 of 760 with 1.0.0');
    const version = await page.follow('All about 1.1.0');
    expect(version.text).toContain('production: halted itself, nobody gets it');
  });

  it('lists first what needs attention', async () => {
    for (const remote of ['mf-apply', 'mf-zebra']) {
      await registry.addVersion(remote, '1.0.0');
      await registry.move({ action: 'promote', remote, version: '1.0.0', reason });
    }
    await registry.addVersion('mf-zebra', '1.1.0');
    await registry.move({ action: 'start', remote: 'mf-zebra', version: '1.1.0', percent: 5, reason });
    await start(5);
    await seen({ renders: 10, errors: 4 });
    const page = await (await registry.signIn('Claire', manager)).open('/desk');
    const names = page.part.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const remotes = names
      .filter((name) => name?.startsWith('mf-'))
      .map((name) => name?.replace('Production', ''));
    expect(remotes).toEqual(['mf-search', 'mf-zebra', 'mf-apply']);
    expect(page.text).toContain('1 release needs a look. 1 is on the way.');
  });

  it('shows why a shell serves another version', async () => {
    const why = 'a file did not verify';
    const { statusCode } = await registry.app.inject({
      method: 'PUT',
      url: '/v1/shells/shell-1',
      headers: { authorization: 'Bearer shell-token-of-the-tests' },
      payload: {
        ...{ environment: 'production', revision: 2, disabled: [], inForceAt: new Date().toISOString() },
        manifest: { host: 'shell-1', process: 7, shared: {} },
        fallbacks: [{ remote: 'mf-search', wanted: '1.0.0', served: null, why }],
      },
    });
    expect(statusCode).toBe(204);
    const page = await (await registry.signIn('Claire', manager)).open('/desk');
    expect(wordsOf(page.part.getByRole('row', { name: /^mf-search/ }))).toContain(
      `shell-1 serves nothing in place of 1.0.0: ${why}`,
    );
    const shells = await page.follow('Shells');
    expect(wordsOf(shells.part.getByRole('row', { name: /shell-1/ }))).toContain(why);
    expect(shells.text).toContain('1 shell serves another version than the released one.');
    await registry.database
      .updateTable('shell')
      .set({ seen_at: new Date(Date.now() - 90_000) })
      .execute();
    const later = await page.follow('Board');
    expect(later.text).toContain('No shell of production has reported in the last minute.');
    expect(wordsOf(later.part.getByRole('row', { name: /shell-1/ }))).toContain('silent since');
    expect((await page.follow('Shells')).text).not.toContain('Every running shell');
  });

  it('needs the right to read; redirects anonymous users to sign in, and back', async () => {
    const stranger = await (await registry.signIn('Zoe')).open('/desk');
    expect(stranger.status).toBe(403);
    expect(wordsOf(stranger.part.getByRole('alert'))).toContain('takes the role viewer');
    expect(stranger.has('button', { name: 'Log out' })).toBe(true);
    const answer = await registry.app.inject({ url: '/desk/production/mf-search?moved=2' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(
      `/login?${new URLSearchParams({ to: '/desk/production/mf-search?moved=2' })}`,
    );
  });

  it('is not part of the API', async () => {
    const { paths } = (await registry.app.inject({ url: '/openapi.json' })).json();
    expect(Object.keys(paths)).toContain('/v1/environments');
    expect(Object.keys(paths).filter((path) => !path.startsWith('/v1/'))).toEqual([]);
  });

  it('runs only its own script, and cannot be framed', async () => {
    const page = await (await registry.signIn('Claire', manager)).open('/desk');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src '(nonce-[\w+/=]+)'; script-src '\1'; /);
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    const scripts = [...page.document.querySelectorAll('script')];
    expect(scripts.map(({ src, text }) => [src, text])).toEqual([['/static/desk/desk.js', '']]);
    expect(page.document.querySelectorAll('[style], [onclick]')).toHaveLength(0);
  });
});
