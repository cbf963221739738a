import { storeCheck } from '../checks/check-store.ts';
import type { NewCheck } from '../checks/check-store.ts';
import { requireCurrent } from '../documents/document-store.ts';
import { startDeskRegistry, wordsOf } from '../testing/desk-registry.ts';
import type { DeskRegistry, Page } from '../testing/desk-registry.ts';
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
const ADDRESS = '/desk/production/mf-search';
const manager = { role: 'manager', scope: 'production' } as const;
const administrator = { role: 'administrator', scope: null } as const;
const open = async (grant: Parameters<DeskRegistry['signIn']>[1] = manager) =>
  (await registry.signIn('Claire', grant)).open(ADDRESS);
const start = (version: string, percent: number) =>
  registry.move({ action: 'start', remote: 'mf-search', version, percent, reason });
const released = async () => (await requireCurrent(registry.database, 'production')).body;
const refusal = (page: Page) => page.part.getByRole('alert', { name: 'Refused' });
const buttons = (page: Page) =>
  page.part
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    .filter((name) => name !== 'Log out');

describe('[REL-08] a rollout at the desk', () => {
  it('goes from a rehearsal to all visitors, and back, by its forms', async () => {
    let page = await open();
    page = await page.press('Start it', { Version: '1.1.0', Reason: 'Faster filters.' });
    expect(wordsOf(page.part.getByRole('status', { name: 'Done' }))).toContain('start mf-search 1.1.0 0 %');
    expect(page.text).toContain('In rehearsal');

    page = await page.press('Give it to that share', { Share: '5', Reason: 'Looks good.' });
    expect((await released()).remotes['mf-search']).toMatchObject({ candidate: '1.1.0', percent: 5 });
    expect(page.text).toContain('Rolling out, 5 %');
    expect(page.text).toContain('Stays at 5 % until someone moves it.');

    page = await page.press(/^Pause/);
    expect(page.text).toContain('Paused');
    expect((await released()).lastMove).toMatchObject({
      command: 'pause mf-search 1.1.0',
      reason: 'No reason given.',
    });

    page = await page.press('Give it to everybody', { Reason: 'All is well.' });
    expect((await released()).remotes['mf-search']).toMatchObject({ stable: '1.1.0', candidate: null });
    expect((await released()).lastMove).toMatchObject({
      who: expect.stringContaining('Claire'),
      reason: 'All is well.',
    });

    page = await page.follow(/^Roll back to 1\.0\.0/);
    expect(wordsOf(page.part.getByRole('heading', { level: 1 }))).toContain(
      'Roll back mf-search in production?',
    );
    page = await page.press('Roll back to 1.0.0');
    expect((await released()).remotes['mf-search']).toMatchObject({ stable: '1.0.0' });
  });

  it('confirms a rollback: the first click changes nothing, the second takes an optional reason', async () => {
    await start('1.1.0', 20);
    const before = await released();
    const question = await (await open()).follow(/^Roll back/);
    expect(await released()).toEqual(before);
    expect(question.text).toContain('20 % of visitors get1.1.0everybody gets1.0.0');
    const failures = question.part.getByRole('radio', { name: 'Failures' }) as HTMLInputElement;
    failures.checked = true;
    await question.press('Roll back to 1.0.0', { Note: 'the map is empty' });
    const after = await released();
    expect(after.remotes['mf-search']).toMatchObject({ candidate: null });
    expect(after.lastMove).toMatchObject({ reason: 'Failures: the map is empty' });
  });

  it('keeps the reason of a rollback after a concurrent move, and asks again for the same way back', async () => {
    await start('1.1.0', 20);
    const question = await (await open()).follow(/^Roll back/);
    await registry.move({ action: 'pin', remote: 'mf-search', reason: 'Elections.' });
    const choice = (page: Page) => page.part.getByRole('radio', { name: 'Failures' }) as HTMLInputElement;
    choice(question).checked = true;
    const again = await question.press('Roll back to 1.0.0', { Note: 'the map is empty' });
    expect(again.status).toBe(409);
    expect(wordsOf(refusal(again))).toContain('pin mf-search');
    expect(choice(again).checked).toBe(true);
    await again.press('Roll back to 1.0.0');
    expect((await released()).lastMove).toMatchObject({ reason: 'Failures: the map is empty' });
  });

  it('asks for no other way back, once a colleague has gone back', async () => {
    await registry.move({ action: 'promote', remote: 'mf-search', version: '1.1.0', reason });
    await start('1.2.0', 20);
    const question = await (await open()).follow(/^Roll back/);
    await registry.move({ action: 'rollback', remote: 'mf-search', reason: 'I was faster.' });
    const late = await question.press('Roll back to 1.1.0');
    expect(wordsOf(refusal(late))).toContain('“I was faster.”');
    expect(buttons(late)).not.toContain('Roll back to 1.0.0');
    expect((await released()).remotes['mf-search']).toMatchObject({ stable: '1.1.0' });
  });

  it('halts and pins', async () => {
    await start('1.1.0', 20);
    let page = await (await open()).press(/^Halt/);
    expect((await released()).remotes['mf-search']).toMatchObject({ candidate: null });
    page = await page.press('Pin mf-search', { Reason: 'Elections.' });
    expect(page.text).toContain('Held: “Elections.”');
    page = await page.press('Unpin mf-search', { Reason: 'Over.' });
    expect((await released()).remotes['mf-search']).not.toHaveProperty('pinned');
  });

  it('requires a reason to reach more visitors', async () => {
    const page = await (await open()).press('Release it to everybody', { Version: '1.1.0', Reason: ' ' });
    expect(page.status).toBe(400);
    expect(wordsOf(refusal(page))).toContain('This move has no reason.');
    expect((await released()).remotes['mf-search']).toMatchObject({ stable: '1.0.0' });
  });

  it('keeps submitted values after a concurrent move, and shows that move', async () => {
    const page = await open();
    await registry.move({ action: 'promote', remote: 'mf-search', version: '1.2.0', reason: 'Urgent.' });
    const stale = await page.press('Start it', { Version: '1.1.0', Share: '20', Reason: 'Faster filters.' });
    expect(stale.status).toBe(409);
    expect(wordsOf(refusal(stale))).toContain('Somebody has moved it meanwhile');
    expect(wordsOf(refusal(stale))).toContain('promote mf-search 1.2.0');
    expect(wordsOf(refusal(stale))).toContain('“Urgent.”');
    expect((await released()).remotes['mf-search']).toMatchObject({ stable: '1.2.0', candidate: null });
    const field = (name: RegExp) => stale.part.getAllByLabelText(name)[0] as HTMLInputElement;
    expect([field(/Version/).value, field(/Share/).value, field(/Reason/).value]).toEqual([
      '1.1.0',
      '20',
      'Faster filters.',
    ]);
    await stale.press('Start it');
    expect((await released()).remotes['mf-search']).toMatchObject({ candidate: '1.1.0', percent: 20 });
  });

  it('replaces a candidate with consent', async () => {
    await start('1.1.0', 20);
    const refused = await (
      await open()
    ).press('Start it', { Version: '1.2.0', Share: '5', Reason: 'Newer.' });
    expect(wordsOf(refusal(refused))).toContain('20 % of the visitors have mf-search@1.1.0');
    await refused.press('Give it to 5\u00a0%, in place of the other candidate');
    expect((await released()).remotes['mf-search']).toMatchObject({ candidate: '1.2.0', percent: 5 });
  });

  it('refuses a version without required checks, with what to do; an administrator may override', async () => {
    await registry.database
      .updateTable('environment')
      .set({ required_checks: ['gate', 'browser'] })
      .where('name', '=', 'production')
      .execute();
    const values = { Version: '1.1.0', Share: '5', Reason: 'Faster filters.' };
    const refused = await (await open()).press('Start it', values);
    expect(refused.status).toBe(409);
    expect(wordsOf(refusal(refused))).toContain('browser is missing: run it');
    expect(buttons(refused)).not.toContain('Give it to 5 %, although checks are missing');

    const overruled = await (await open(administrator)).press('Start it', values);
    await overruled.press('Give it to 5\u00a0%, although checks are missing');
    expect((await released()).lastMove?.command).toBe('start mf-search 1.1.0 5 % despite checks');
    expect((await open()).text).toContain('Waiting for checks');
  });

  it('shows a freeze, which blocks all moves but rollbacks', async () => {
    await start('1.1.0', 5);
    await registry.database.updateTable('environment').set({ frozen: 'Sales.' }).execute();
    const refused = await (await open()).press('Give it to everybody', { Reason: 'Now.' });
    expect(refused.status).toBe(423);
    expect(wordsOf(refusal(refused))).toContain('production is frozen: Sales.');
    expect(wordsOf(refusal(refused))).toContain('Lift the freeze first');
    expect(refused.text).toContain('Held by the freeze: “Sales.” The way back is open.');
    await refused.press(/^Halt/);
    expect((await released()).remotes['mf-search']).toMatchObject({ candidate: null });
  });

  it('starts versions of several remotes together, shows them as linked, and rolls them back', async () => {
    for (const version of ['1.0.0', '2.0.0']) await registry.addVersion('mf-offer', version);
    await registry.move({ action: 'promote', remote: 'mf-offer', version: '1.0.0', reason });
    const form = {
      Version: '1.1.0',
      Share: '5',
      'Together with': 'mf-offer@2',
      Reason: 'They need each other.',
    };
    let page = await (await open()).press('Start it', form);
    expect([page.status, wordsOf(refusal(page))]).toEqual([
      400,
      expect.stringContaining('does not say what to do'),
    ]);
    expect(page.part.getByLabelText(/^Together with/)).toHaveProperty('defaultValue', 'mf-offer@2');

    page = await page.press('Start it', { ...form, 'Together with': 'mf-offer@2.0.0' });
    expect(page.text).toContain('Moves together with mf-offer 2.0.0.');
    const other = await (await registry.signIn('Claire', manager)).open('/desk/production/mf-offer');
    expect(other.text).toContain('Moves together with mf-search 1.1.0.');
    const question = await other.follow(/^Roll back to 1\.0\.0/);
    expect(question.text).toContain('Goes back with it: mf-search 1.1.0.');
    await question.press('Roll back to 1.0.0');
    const { remotes } = await released();
    expect([remotes['mf-search']?.candidate, remotes['mf-offer']?.candidate]).toEqual([null, null]);
  });

  it('offers moves up only with rights for all linked candidates; a rollback needs one', async () => {
    for (const version of ['1.0.0', '2.0.0']) await registry.addVersion('mf-offer', version);
    await registry.move({ action: 'promote', remote: 'mf-offer', version: '1.0.0', reason });
    await registry.move({
      ...{ action: 'start', remote: 'mf-search', version: '1.1.0', percent: 5, reason },
      with: [{ remote: 'mf-offer', version: '2.0.0' }],
    });
    const page = await open({ role: 'maintainer', scope: 'mf-search/production' });
    expect(buttons(page)).not.toContain('Give it to everybody');
    expect(page.text).toContain('maintainer of mf-offer');
    const question = await page.follow(/^Roll back to 1\.0\.0/);
    await question.press('Roll back to 1.0.0');
    expect((await released()).remotes['mf-offer']).toMatchObject({ candidate: null });
  });

  it('shows the failures that block it', async () => {
    await start('1.1.0', 5);
    const { salt } = (await released()).remotes['mf-search']!;
    await registry.database
      .insertInto('outcome')
      .values({
        ...{ environment: 'production', remote: 'mf-search', version: '1.1.0', salt },
        ...{ run: '7a3f6f0e-6d0c-4f5e-9d7c-0a8f6f0e6d0c', renders: 20, fallbacks: 3, crashes: 0 },
        ...{ errors: 0, browser_failures: 1 },
        failures: JSON.stringify([{ address: '/offres-emploi', message: 'TypeError: no radius' }]),
        pages: JSON.stringify({ '/offres-emploi/*': { renders: 20, failed: 3 } }),
      })
      .execute();
    const refused = await (await open()).press('Give it to that share', { Reason: 'More.' });
    expect(wordsOf(refusal(refused))).toContain('has failed for visitors');
    expect(wordsOf(refused.part.getByRole('row', { name: /Answered by another version/ }))).toMatch(/3$/);
    expect(refused.text).toContain('TypeError: no radius');
    expect(wordsOf(refused.part.getByRole('row', { name: /offres-emploi/ }))).toBe('/offres-emploi/*3 of 23');
    await refused.press('Give it to 20\u00a0%, although it has failed');
    expect((await released()).remotes['mf-search']).toMatchObject({ percent: 20 });
  });

  it('shows each metric over time, and all of its figures in a table', async () => {
    await start('1.1.0', 5);
    const { salt } = (await released()).remotes['mf-search']!;
    const at = (minutes: number) => new Date(Date.UTC(2026, 10, 19, 9, minutes));
    const row = (version: string, minutes: number, renders: number, failures: number) => ({
      ...{ environment: 'production', remote: 'mf-search', version, salt, minute: at(minutes) },
      ...{ renders, failed_renders: failures, visits: 0, failed_visits: 0 },
    });
    const minutes = Array.from({ length: 300 }, (_, minute) => [
      row('1.1.0', minute, 1, minute === 200 ? 1 : 0),
      row('1.0.0', minute, 10, 0),
    ]).flat();
    await registry.database.insertInto('health').values(minutes).execute();
    const page = await open();
    const chart = page.part.getByRole('region', { name: 'pages failed on the server' });
    expect(wordsOf(chart)).toContain('Not enough seen');
    expect(wordsOf(chart)).toContain('1 of 301 with 1.1.0, 0 of 3 000 with 1.0.0 (0.00 %).');
    expect(chart.querySelectorAll('svg:not([aria-hidden=true], [aria-hidden=true] *)')).toHaveLength(0);
    const rows = [...chart.querySelectorAll('tbody tr')].map(wordsOf);
    expect(rows).toHaveLength(30);
    expect(rows[0]).toContain('0.00 %0.00 %10');
    expect(rows.at(-1)).toContain('0.00 %0.33 %301');

    const evidence = page.part.getByRole('region', { name: 'Evidence over time' });
    const course = [...evidence.querySelectorAll('tbody td')].map(({ textContent }) => Number(textContent));
    expect(course).toHaveLength(30);
    // One failure, while ten times as many pages of the other version had none, is some evidence.
    expect(course[0]).toBeLessThan(course[20] ?? 0);
  });

  it('shows the blast radius of a change, as far as counted and declared', async () => {
    await registry.database
      .updateTable('remote')
      .set({ mount: ['/offres-emploi', '/offres-emploi/*'], widgets: ['search-box'] })
      .where('name', '=', 'mf-search')
      .execute();
    await registry.addVersion('mf-offer', '2.0.0', { requires: { 'search-box': '^1.0.0' } });
    await registry.addVersion('mf-apply', '2.0.0', { requires: { other: '^1.0.0' } });
    for (const remote of ['mf-offer', 'mf-apply'])
      await registry.move({ action: 'promote', remote, version: '2.0.0', reason });
    const radius = async () => wordsOf((await open()).part.getByRole('region', { name: 'Blast radius' }));
    expect(await radius()).toBe(
      'Blast radiusPaths/offres-emploi, /offres-emploi/*Its widgets onmf-offer (search-box)',
    );
    await start('1.1.0', 20);
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600_000);
    for (const [version, hours, visits] of [
      ['1.0.0', 2, 800],
      ['1.1.0', 3, 200],
      ['1.0.0', 30, 5_000],
    ] as const)
      await registry.database
        .insertInto('health')
        .values({
          ...{
            environment: 'production',
            remote: 'mf-search',
            version,
            salt: 'any',
            minute: hoursAgo(hours),
          },
          ...{ renders: 0, failed_renders: 0, visits, failed_visits: 0 },
        })
        .execute();
    expect(await radius()).toContain('20 %, now200100 %1 000');
  });

  it('shows the checks of the candidate', async () => {
    const check: NewCheck = {
      ...{ name: 'browser', conclusion: 'failed', reportedBy: 'ci', details: [] },
      summary: '2 pages have an axe violation',
    };
    await storeCheck(registry.database, { remote: 'mf-search', number: '1.1.0' }, check);
    await start('1.1.0', 0);
    const page = await open();
    const line = page.part
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.includes('browser'));
    expect(wordsOf(line)).toBe('Failedbrowser2 pages have an axe violation');
  });
});

describe('[REL-08] [REL-10] rights at the desk', () => {
  beforeEach(() => start('1.1.0', 5));
  const UP = ['Give it to that share', 'Give it to everybody', 'Start it', 'Release it to everybody'];
  const PLAN = ['Start the plan'];
  const BACK = ['Pause: 0 %, keep 1.1.0', 'Halt 1.1.0 for good'];

  it.each([
    ['a viewer', { role: 'viewer', scope: null }, []],
    ['a publisher', { role: 'publisher', scope: 'mf-search' }, ['Halt 1.1.0 for good']],
    ['a publisher of another', { role: 'publisher', scope: 'mf-offer' }, []],
    ['a maintainer', { role: 'maintainer', scope: 'mf-search/production' }, [...BACK, ...UP, ...PLAN]],
    ['a maintainer elsewhere', { role: 'maintainer', scope: 'mf-search/staging' }, []],
    ['a manager', { role: 'manager', scope: 'production' }, [...BACK, ...UP, 'Pin mf-search', ...PLAN]],
    ['an administrator', { role: 'administrator', scope: null }, [...BACK, ...UP, 'Pin mf-search', ...PLAN]],
  ] as const)('offer %s what they may do', async (_who, grant, offered) => {
    const page = await open(grant);
    expect(page.status).toBe(200);
    expect(page.part.queryAllByRole('button').length - 1).toBe(offered.length);
    expect(offered.length === 0 ? [] : buttons(page)).toEqual(offered);
    const isTold = /takes the role/.test(page.text);
    expect(isTold).toBe(!(offered as readonly string[]).includes('Start it'));
  });

  it('refuse actions that were not offered', async () => {
    const viewer = await registry.signIn('Vera', { role: 'viewer', scope: null });
    const before = await released();
    for (const action of ['halt', 'advance', 'promote', 'pin']) {
      const revision = String(before.revision);
      const answer = await viewer.post(`${ADDRESS}/moves`, {
        token: viewer.token,
        action,
        revision,
        reason,
        version: '1.1.0',
        percent: '50',
      });
      expect(answer.status).toBe(403);
    }
    expect(await released()).toEqual(before);
    expect((await viewer.open(`${ADDRESS}/rollback`)).status).toBe(403);
  });
});

describe('[REL-08] forms of the desk', () => {
  it('are accepted only from pages of the same session', async () => {
    const claire = await registry.signIn('Claire', manager);
    const { token } = claire;
    const others = {
      token: (await registry.signIn('Another', manager)).token,
      ...{ action: 'pin', reason, revision: String((await released()).revision) },
    };
    const before = await released();
    const { token: _, ...without } = others;
    for (const fields of [without, others, { ...others, token: '' }, { ...others, token: `${token}x` }]) {
      const answer = await claire.post(`${ADDRESS}/moves`, fields);
      expect(answer.status).toBe(403);
      expect(answer.text).toContain('This form is not of your session.');
    }
    expect(await released()).toEqual(before);
    await claire.post(`${ADDRESS}/moves`, { ...others, token });
    expect((await released()).revision).toBe(before.revision + 1);
  });

  it.each([
    [`${ADDRESS}/moves`, 200, 'mf-search'],
    [`${ADDRESS}/plan`, 200, 'mf-search'],
    ['/desk/freezes/production', 200, 'Freezes'],
    ['/desk/versions/mf-search/1.1.0/previews', 200, 'mf-search 1.1.0'],
    ['/desk/production', 404, 'There is no such page at the desk.'],
  ])('have addresses that open a page, such as after a reload: %s', async (address, status, title) => {
    const page = await (await registry.signIn('Claire', manager)).open(address);
    expect(page.status).toBe(status);
    expect(wordsOf(page.part.getByRole('heading', { level: 1 }))).toContain(title);
  });

  it('lead back to their page from the login, once the session has ended, which says what was lost', async () => {
    const page = await open();
    await registry.database.deleteFrom('session').execute();
    const { next = '' } = await page.press('Start it', { Version: '1.1.0', Reason: 'Faster filters.' });
    const query = new URLSearchParams({ to: `${ADDRESS}/moves`, unsent: 'true' });
    expect(next).toBe(`/login?${query}`);
    const login = await registry.app.inject({ url: next, headers: { accept: 'text/html' } });
    expect(login.body).toContain('Your session has ended. Nothing was changed');
  });

  it.each([
    ['of another site', 'https://evil.example'],
    ['of no page', null],
    ['of a sandbox', 'null'],
  ])('are refused from a page %s, whatever they contain', async (_case, origin) => {
    const claire = await registry.signIn('Claire', manager);
    const { token } = claire;
    const before = await released();
    const fields = { token, action: 'pin', reason, revision: String(before.revision) };
    expect((await claire.post(`${ADDRESS}/moves`, fields, origin)).status).toBe(403);
    expect(await released()).toEqual(before);
  });

  it.each([
    ['no revision', { action: 'pin', revision: '' }, 428],
    ['a share that is none', { action: 'start', version: '1.1.0', percent: 'many' }, 400],
    ['an action that is none', { action: 'constructor' }, 400],
    ['a version that is none', { action: 'promote', version: '../1' }, 400],
  ])('are refused with %s', async (_case, changes, status) => {
    const claire = await registry.signIn('Claire', manager);
    const { token } = claire;
    const before = await released();
    const fields = { token, reason, revision: String(before.revision), ...changes };
    expect((await claire.post(`${ADDRESS}/moves`, fields as Record<string, string>)).status).toBe(status);
    expect(await released()).toEqual(before);
  });
});
