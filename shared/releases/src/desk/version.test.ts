import { storeCheck } from '../checks/check-store.ts';
import { storePicture } from '../checks/pictures.ts';
import { startDeskRegistry, wordsOf } from '../testing/desk-registry.ts';
import type { DeskRegistry } from '../testing/desk-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';

let registry: DeskRegistry;
registryForFile(startDeskRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  for (const [number, downshift] of [
    ['1.0.0', '9.4.0'],
    ['1.1.0', '9.5.0'],
  ] as const)
    await registry.addVersion('mf-search', number, {
      changelog: { [number]: [`News of ${number}.`] },
      dependencies: { downshift, react: '19.3.1' },
      budgets: { areaKilobytes: 30, widgetKilobytes: 20 },
    });
  await registry.move({ action: 'promote', remote: 'mf-search', version: '1.0.0', reason: 'First.' });
});

const ADDRESS = '/desk/versions/mf-search/1.1.0';
const manager = { role: 'manager', scope: 'production' } as const;
const publisher = { role: 'publisher', scope: 'mf-search' } as const;
const viewer = { role: 'viewer', scope: null } as const;
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(8)]);

/** Adds a file of this size to a version. */
async function store(number: string, bytes: number): Promise<void> {
  const digest = `area-${number}`;
  await registry.database.insertInto('blob').values({ digest, bytes }).execute();
  await registry.database
    .insertInto('version_blob')
    .values({ remote: 'mf-search', number, path: 'client/area.js', digest })
    .execute();
}

describe('[REL-08] a version at the desk', () => {
  it('says which checks an environment still requires of it', async () => {
    await registry.database
      .updateTable('environment')
      .set({ required_checks: ['gate', 'browser'] })
      .where('name', '=', 'production')
      .execute();
    const ana = await registry.signIn('Ana', viewer);
    expect((await ana.open(ADDRESS)).text).toContain('production still requires browser (missing).');
    const released = await ana.open('/desk/versions/mf-search/1.0.0');
    expect(released.text).not.toContain('still requires');
  });

  it('shows the parts of a comparison picture side by side', async () => {
    const version = { remote: 'mf-search', number: '1.1.0' };
    const check = { name: 'browser', conclusion: 'passed', summary: 'Fine', reportedBy: 'ci', details: [] };
    await storeCheck(registry.database, version, check as Parameters<typeof storeCheck>[2]);
    const pngOf = (width: number) => {
      const png = Buffer.concat([PNG, Buffer.alloc(8)]);
      png.writeUInt32BE(width, 16);
      return png;
    };
    for (const [name, width] of [
      ['home-390', 1_170],
      ['other-390', 390],
    ] as const)
      await storePicture(registry.database, { ...version, check: 'browser', name }, pngOf(width));
    const page = await (await registry.signIn('Ana', viewer)).open(ADDRESS);
    const pictures = page.part.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
    expect(pictures).toEqual([
      ...['home-390: Released', 'home-390: Difference', 'home-390: 1.1.0'],
      'other-390, as the check browser saw it',
    ]);
  });

  it('shows the findings of its checks, failed ones first, with whom they affect and what to do', async () => {
    await storeCheck(
      registry.database,
      { remote: 'mf-search', number: '1.1.0' },
      {
        ...{ name: 'browser', conclusion: 'failed', summary: '1 page has a finding', reportedBy: 'ci' },
        details: [
          { rule: 'axe', what: 'A button has no name.', whom: 'Who cannot see it.', do: 'Give it a label.' },
        ],
      },
    );
    await storePicture(
      registry.database,
      { remote: 'mf-search', number: '1.1.0', check: 'browser', name: 'home-phone' },
      PNG,
    );
    const claire = await registry.signIn('Claire', viewer);
    const page = await claire.open(ADDRESS);
    expect(page.text).toContain('1 check has failed');
    const [first, second] = page.part.getAllByRole('region', { name: /^Check/ });
    expect(wordsOf(first)).toMatch(
      /A button has no name\.Who cannot see it\. Rule: axe\.To do: Give it a label\./,
    );
    expect(wordsOf(second)).toMatch(/^Check: gatePassed/);
    const picture = page.part.getByRole('img', { name: 'home-phone, as the check browser saw it' });
    const { statusCode } = await registry.app.inject({
      url: picture.getAttribute('src') ?? '',
      headers: { cookie: claire.cookie },
    });
    expect(statusCode).toBe(200);
  });

  it('shows its changes from the released version', async () => {
    await store('1.0.0', 10 * 1024);
    await store('1.1.0', 35 * 1024);
    const page = await (await registry.signIn('Claire', viewer)).open(ADDRESS);
    expect(wordsOf(page.part.getByRole('region', { name: 'Sizes' }))).toContain('areaOver: 35 of 30 (+25)');
    expect(wordsOf(page.part.getByRole('region', { name: 'Changelog' }))).toContain('News of 1.1.0.');
    expect(wordsOf(page.part.getByRole('region', { name: 'Changelog' }))).not.toContain('News of 1.0.0.');
    const packages = page.part.getByRole('region', { name: 'Packages' }).textContent;
    expect(packages).toContain('downshift 9.4.0 → 9.5.0');
    expect(packages).not.toContain('react');
  });

  it('shows who gets it, and its provenance', async () => {
    await registry.move({
      action: 'start',
      remote: 'mf-search',
      version: '1.1.0',
      percent: 5,
      reason: 'Now.',
    });
    const page = await (await registry.signIn('Claire', viewer)).open(ADDRESS);
    expect(page.text).toContain('production: 5 % get it');
    expect(wordsOf(page.part.getByRole('region', { name: 'Where it comes from' }))).toContain('abc');
    expect(wordsOf(page.part.getByRole('region', { name: 'Where it comes from' }))).toContain('ProofNone');
    const before = await page.follow('production: 5\u00a0% get it');
    expect(before.text).toContain('Rolling out, 5 %');
  });

  it.each([
    ['a manager', manager, true],
    ['a publisher of it', publisher, true],
    ['a viewer', viewer, false],
  ] as const)('makes a preview link for %s, if they may', async (_who, grant, mayPreview) => {
    const now = new Date();
    await registry.database
      .insertInto('shell')
      .values({
        ...{ instance: 'shell-1', environment: 'production', revision: 2, seen_at: now },
        ...{ manifest: '{"host":"a","process":1,"shared":{}}', site: 'https://jobs.example' },
      })
      .execute();
    const visitor = await registry.signIn('Claire', grant);
    const page = await visitor.open(ADDRESS);
    const name = 'Make a preview link in production';
    expect(page.part.queryAllByRole('button', { name })).toHaveLength(mayPreview ? 1 : 0);
    if (!mayPreview) {
      expect(page.text).toContain('takes the role');
      const token = visitor.token;
      const refused = await visitor.post(`${ADDRESS}/previews`, { token, environment: 'production' });
      expect(refused.status).toBe(403);
      return;
    }
    const shown = await page.press(name);
    const link = shown.part.getByRole('status', { name: 'Preview' }).querySelector('a');
    const { value } = shown.part.getByLabelText('Link') as HTMLInputElement;
    expect(value).toBe(link?.href);
    expect(link?.href).toMatch(/^https:\/\/jobs\.example\/_preview\?token=/);
    const forged = await visitor.post(`${ADDRESS}/previews`, { token: 'x', environment: 'production' });
    expect(forged.status).toBe(403);
  });

  it('explains a missing preview if no site is known', async () => {
    const page = await (await registry.signIn('Claire', manager)).open(ADDRESS);
    const refused = await page.press('Make a preview link in production');
    expect(refused.status).toBe(409);
    expect(wordsOf(refused.part.getByRole('alert'))).toContain('No shell of production has reported');
  });

  it('is listed among the latest, with failed checks', async () => {
    const check = { conclusion: 'failed' as const, summary: 'No.', reportedBy: 'ci', details: [] };
    await storeCheck(registry.database, { remote: 'mf-search', number: '1.0.0' }, { ...check, name: 'axe' });
    const page = await (await registry.signIn('Claire', viewer)).open('/desk/versions');
    expect(wordsOf(page.part.getByRole('row', { name: /mf-search 1\.0\.0/ }))).toContain('Failed: axe');
    expect(wordsOf(page.part.getByRole('row', { name: /mf-search 1\.1\.0/ }))).not.toContain('Failed');
    const version = await page.follow('mf-search 1.1.0');
    expect(wordsOf(version.part.getByRole('heading', { level: 1 }))).toContain('mf-search 1.1.0');
  });

  it('that does not exist has an error page', async () => {
    const page = await (await registry.signIn('Claire', viewer)).open('/desk/versions/mf-search/9.9.9');
    expect(page.status).toBe(404);
    expect(page.text).toContain('mf-search@9.9.9 was never published.');
  });
});
