import { startDeskRegistry, wordsOf } from '../testing/desk-registry.ts';
import type { DeskRegistry, Page } from '../testing/desk-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';

let registry: DeskRegistry;
registryForFile(startDeskRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  for (const remote of ['mf-search', 'mf-offer']) await registry.addVersion(remote, '1.0.0');
});

const ADDRESS = '/desk/access';
/** Words of the API and of commands, which no page has. */
const FOR_PROGRAMS = /\/v1\/|openapi|"scope"|--[a-z]/;
const administrator = { role: 'administrator', scope: null } as const;
const viewer = { role: 'viewer', scope: null } as const;
const lineOf = (page: Page, region: string, name: string) => {
  const lines = [...page.part.getByRole('region', { name: region }).querySelectorAll('li')];
  return wordsOf(lines.find(({ textContent }) => textContent?.includes(name)));
};
const tokenOf = async (cookie: string, name: string) => {
  const answer = await registry.app.inject({
    ...{ method: 'POST', url: '/v1/tokens' },
    headers: { cookie, origin: 'http://localhost:3002' },
    payload: { name, grants: [viewer], days: 7 },
  });
  return String(answer.json().token);
};
const read = async (token: string) =>
  (await registry.app.inject({ url: '/v1/remotes', headers: { authorization: `Bearer ${token}` } }))
    .statusCode;

describe('[REL-08] [REL-10] access at the desk', () => {
  it('shows who may release what, and lets an administrator grant and revoke a role', async () => {
    await registry.signIn('Nadia', { role: 'maintainer', scope: 'mf-search/production' });
    const claire = await registry.signIn('Claire', viewer);
    const admin = await registry.signIn('Ana', administrator);
    let page = await admin.open(ADDRESS);
    expect(lineOf(page, 'People', 'Nadia')).toContain('maintainer of mf-search in production');
    expect(lineOf(page, 'People', 'Nadia')).toContain(
      'Releases in production: mf-search of the team mf-search.',
    );
    expect(lineOf(page, 'People', 'Ana')).toContain('Releases in production: all remotes.');

    const { value: holder = '' } = page.part.getByRole<HTMLOptionElement>('option', { name: /^Claire/ });
    page = await page.press('Give the role', { To: holder, Role: 'manager', Of: 'production' });
    expect(lineOf(page, 'People', 'Claire')).toContain('manager of production');
    expect((await claire.open('/desk/freezes')).has('button', { name: 'Freeze production' })).toBe(true);

    page = await page.press('Revoke the role manager of production from Claire');
    expect(lineOf(page, 'People', 'Claire')).not.toContain('manager');
    expect((await claire.open('/desk/freezes')).has('button', { name: 'Freeze production' })).toBe(false);
    const { text } = await admin.open('/desk/history');
    expect(text).toContain('give a role to Claire');
    expect(text).toContain('manager of production → none');
  });

  it('refuses unusable grants, and to revoke the last administrator', async () => {
    const admin = await registry.signIn('Ana', administrator);
    const page = await admin.open(ADDRESS);
    await registry.signIn('Claire', viewer);
    const open = await admin.open(ADDRESS);
    const { value: To = '' } = open.part.getByRole<HTMLOptionElement>('option', { name: /^Claire/ });
    const values = { To, Role: 'manager', Of: 'mf-search', Reason: 'Holidays.' };
    const wrong = await open.press('Give the role', values);
    expect(wrong.status).toBe(422);
    for (const [name, value] of Object.entries(values))
      expect(wrong.part.getByLabelText<HTMLInputElement>(new RegExp(`^${name}\\b`)).value).toBe(value);
    expect(wordsOf(wrong.part.getByRole('alert'))).toContain('There is no environment mf-search');
    const every = await wrong.press('Give the role', { Role: 'administrator' });
    expect(wordsOf(every.part.getByRole('alert'))).toContain('Choose “everything”.');
    const last = await page.press('Revoke the role administrator from Ana');
    expect(last.status).toBe(409);
    expect(wordsOf(last.part.getByRole('alert'))).toContain('Nobody would be left');
    for (const each of [wrong, every, last]) expect(each.text).not.toMatch(FOR_PROGRAMS);
    expect((await admin.post(ADDRESS, { action: 'take', id: 'x' })).status).toBe(403);
  });

  it('lists tokens by their last use, never their secret, and revokes one immediately', async () => {
    const admin = await registry.signIn('Ana', administrator);
    const token = await tokenOf(admin.cookie, 'laptop');
    await tokenOf(admin.cookie, 'spare');
    expect(await read(token)).toBe(200);
    const page = await admin.open(ADDRESS);
    expect(lineOf(page, 'Tokens', 'laptop')).toMatch(
      /viewerCreated\d\d:\d\d, by AnaLast used\d\d:\d\dExpires/,
    );
    expect(lineOf(page, 'Tokens', 'spare')).toContain('Last usedNever');
    expect(page.document.documentElement.innerHTML).not.toContain(token);
    const revoke = page.document.querySelector('details:not([open]) form');
    expect(revoke?.textContent).toContain('cannot be undone');
    const after = await page.press('Revoke the token laptop');
    expect(after.text).not.toContain('laptop');
    expect(await read(token)).toBe(401);
  });

  it('shows others only their own, with the reason', async () => {
    const admin = await registry.signIn('Ana', administrator);
    await tokenOf(admin.cookie, 'secret laptop');
    const visitor = await registry.signIn('Inès', viewer);
    await tokenOf(visitor.cookie, 'board');
    const page = await visitor.open(ADDRESS);
    expect(page.text).toContain('You are viewer.');
    expect(page.text).toContain('may not administer the registry: that takes the role administrator.');
    expect(page.text).not.toContain('secret laptop');
    expect(page.has('region', { name: 'People' })).toBe(false);
    const { id } = await registry.database.selectFrom('role_grant').select('id').executeTakeFirstOrThrow();
    expect((await visitor.post(ADDRESS, { action: 'take', id, token: visitor.token })).status).toBe(403);
    expect((await page.press('Revoke the token board')).text).not.toContain('board,');
  });
});
