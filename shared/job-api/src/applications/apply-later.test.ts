import { deleteOld } from '../alerts/retention.ts';
import type { Connection } from '../database/connect.ts';
import type { OfferSearchResultBody } from '../schemas/resources.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { codesOf, formOf } from '../../testing/forms.ts';
import type { FormFields } from '../../testing/forms.ts';
import { startMailbox } from '../../testing/mailbox.ts';
import type { Mailbox } from '../../testing/mailbox.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';

const HOUR = 3_600_000;

let api: RunningApi;
let mailbox: Mailbox;
let connection: Connection;
let references: string[];

beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi({
    rateLimitPerMinute: 100,
    environment: { SMTP_URL: mailbox.url, PUBLIC_BASE_URL: 'https://emploi.test' },
  });
  connection = await connectionTo(api.databaseUrl);
  const { list } = (await api.get('/offers/?size=10')).body as OfferSearchResultBody;
  references = list.map(({ reference }) => reference);
}, 120_000);
afterAll(async () => {
  await connection.close();
  await api.stop();
  await mailbox.stop();
});
beforeEach(() => (mailbox.mails.length = 0));

async function ask(fields: FormFields, headers: Record<string, string> = {}) {
  const answer = await fetch(`${api.address}/api/v2.0/applicationswithoutaccount/later`, {
    method: 'POST',
    body: formOf({ offerReference: references[0] ?? '', ...fields }),
    headers,
    redirect: 'manual',
  });
  const isJson = answer.headers.get('content-type')?.includes('json');
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    body: isJson ? await answer.json() : null,
  };
}

const rows = () => connection.database.selectFrom('apply_later').selectAll().execute();

it('[APPLY-14] sends one mail with a link to the application, without typed text', async () => {
  const email = 'plus.tard@exemple.fr';
  const typed = { firstName: 'Acheter', message: 'http://ailleurs.example' };
  expect(await ask({ email, ...typed })).toMatchObject({ status: 201, body: { status: 'REQUESTED' } });
  const [mail] = await mailbox.received(1);
  expect(mail?.recipient).toBe(email);
  expect(mail?.text).toMatch(
    new RegExp(`https://emploi.test/offre-emploi/[a-z0-9-]+-${references[0]}#candidature/cv`),
  );
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Acheter|ailleurs/);
});

it('[APPLY-14] a repeated request for the same offer, in any spelling, gets the same response and sends nothing', async () => {
  await ask({ email: 'encore@exemple.fr' });
  expect((await ask({ email: 'Encore@Exemple.FR' })).status).toBe(201);
  await ask({ email: 'apres@exemple.fr' });
  const mails = await mailbox.received(2);
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['apres@exemple.fr', 'encore@exemple.fr']);
  // The mail server has them a moment before the rows are updated.
  while ((await rows()).some(({ mail_due_at }) => mail_due_at !== null));
  await connection.database
    .updateTable('apply_later')
    .set({ requested_at: new Date(Date.now() - 25 * HOUR) })
    .where('email', '=', 'encore@exemple.fr')
    .execute();
  await ask({ email: 'encore@exemple.fr' });
  expect((await mailbox.received(3)).at(-1)?.recipient).toBe('encore@exemple.fr');
});

it('[APPLY-14] an address gets five mails a day; the response does not reveal it', async () => {
  const email = 'cible@exemple.fr';
  for (const offerReference of references.slice(0, 7))
    expect((await ask({ email, offerReference })).status).toBe(201);
  const mails = await mailbox.received(5);
  // A mail to another address is sent after all of these.
  await ask({ email: 'fin@exemple.fr' });
  await mailbox.received(6);
  expect(mails.filter(({ recipient }) => recipient === email)).toHaveLength(5);
});

it.each([
  ['no address', { email: 'camille' }, 'email INVALID_FORMAT'],
  ['an unknown offer', { email: 'a@exemple.fr', offerReference: '1999-1' }, 'offerReference INVALID_FORMAT'],
])(
  '[APPLY-14] with %s nothing is stored; a page’s form is redirected with the reason',
  async (_, fields, code) => {
    const before = (await rows()).length;
    const { status, body } = await ask(fields);
    expect([status, codesOf(body)]).toEqual([400, [code]]);
    expect(await ask(fields, { Accept: 'text/html' })).toMatchObject({
      status: 303,
      to: `/candidature/plus-tard?motifs=${code.replace(' ', '.')}`,
    });
    expect(await rows()).toHaveLength(before);
  },
);

it('[APPLY-14] a page’s form is redirected to the next page; a robot’s too, without a mail', async () => {
  const before = (await rows()).length;
  const robot = { email: 'robot@exemple.fr', website: 'http://x.example' };
  expect(await ask(robot, { Accept: 'text/html' })).toMatchObject({
    status: 303,
    to: `/candidature/plus-tard?offre=${references[0]}`,
  });
  expect(await rows()).toHaveLength(before);
});

it('[APPLY-14] nobody can apply later to a closed offer', async () => {
  await connection.database
    .updateTable('offer')
    .set({ status: 'CLOSED' })
    .where('reference', '=', references[9] ?? '')
    .execute();
  const { body } = await ask({ email: 'a@exemple.fr', offerReference: references[9] ?? '' });
  expect(codesOf(body)).toEqual(['offerReference OFFER_CLOSED']);
});

it('[APPLY-14] addresses are deleted after a day', async () => {
  await ask({ email: 'oubli@exemple.fr' });
  await deleteOld(connection.database, new Date(Date.now() + 23 * HOUR));
  expect((await rows()).map(({ email }) => email)).toContain('oubli@exemple.fr');
  await deleteOld(connection.database, new Date(Date.now() + 25 * HOUR));
  expect(await rows()).toEqual([]);
});

it('[APPLY-14] has the same rate limit per IP address as applications', async () => {
  const limited = await startApi({ rateLimitPerMinute: 2 });
  try {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        fetch(`${limited.address}/api/v2.0/applicationswithoutaccount/later`, {
          method: 'POST',
          body: formOf({ email: 'camille', offerReference: '1999-1' }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 429, 429, 429]);
  } finally {
    await limited.stop();
  }
});
