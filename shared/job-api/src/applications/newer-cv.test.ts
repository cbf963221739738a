import { EXECUTABLE, PDF, RTF } from '@careers/api-client/document-samples';
import type { Connection } from '../database/connect.ts';
import type { SentApplicationBody } from '../schemas/applications.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { anApplication, codesOf, findPlainOffer, formOf } from '../../testing/forms.ts';
import type { FormFields } from '../../testing/forms.ts';
import { startMailbox } from '../../testing/mailbox.ts';
import type { Mailbox } from '../../testing/mailbox.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';

const HOUR = 3_600_000;
const PATH = '/api/v2.0/applicationswithoutaccount/';

let api: RunningApi;
let mailbox: Mailbox;
let connection: Connection;

beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi({
    rateLimitPerMinute: 100,
    environment: { SMTP_URL: mailbox.url, PUBLIC_BASE_URL: 'https://emploi.test' },
  });
  connection = await connectionTo(api.databaseUrl);
}, 120_000);
afterAll(async () => {
  await connection.close();
  await api.stop();
  await mailbox.stop();
});

/** Waits for mails to an address; those of the previous test may still arrive. */
async function mailsTo(recipient: string, count: number) {
  for (let received = count; ; received += 1) {
    const mails = (await mailbox.received(received)).filter((mail) => mail.recipient === recipient);
    if (mails.length >= count) return mails;
  }
}

/** Applies, and returns the application with the token of its mail. */
async function apply(changes: FormFields = {}) {
  const { reference } = await findPlainOffer(api);
  const form = anApplication(reference, changes);
  const { id } = (await api.post(form)).body as { id: string };
  const email = String(form.get('email'));
  const [mail] = await mailsTo(email, 1);
  const token = /suivi\?jeton=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  return { id, token, email };
}

async function send(token: string, fields: FormFields, headers: Record<string, string> = {}) {
  const answer = await fetch(`${api.address}${PATH}cv?token=${token}`, {
    method: 'POST',
    body: formOf(fields),
    headers,
    redirect: 'manual',
  });
  const isJson = answer.headers.get('content-type')?.includes('json');
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    body: isJson ? ((await answer.json()) as unknown) : null,
  };
}

const filesOf = (id: string) =>
  connection.database
    .selectFrom('application_file')
    .select(['kind', 'file_name', 'media_type', 'bytes'])
    .where('application_id', '=', id)
    .orderBy('kind')
    .execute();

it('[APPLY-15] a newer CV replaces the old one completely; the letter is kept', async () => {
  const { id, token } = await apply({ motivation: [PDF, 'lettre.pdf'] });
  expect(await send(token, { cv: [RTF, 'nouveau.rtf'] })).toMatchObject({
    status: 200,
    body: { status: 'REPLACED' },
  });
  const [cv, letter, ...more] = await filesOf(id);
  expect(cv).toEqual({
    kind: 'cv',
    file_name: 'nouveau.rtf',
    media_type: 'application/rtf',
    bytes: Buffer.from(RTF),
  });
  expect([letter?.kind, letter?.file_name, more]).toEqual(['motivation', 'lettre.pdf', []]);
  const sent = (await api.get(`/applicationswithoutaccount/?token=${token}`)).body as SentApplicationBody;
  expect(sent.documents[0]).toEqual({ kind: 'cv', size: RTF.length });
  expect(Date.parse(sent.cvReplacedAt ?? '')).toBeGreaterThan(Date.parse(sent.receivedAt));
});

it('[APPLY-15] is confirmed by mail, without the file name, at most once an hour', async () => {
  const { id, token, email } = await apply();
  await send(token, { cv: [PDF, 'Gagnez-au-loto.pdf'] });
  const [, mail] = await mailsTo(email, 2);
  expect(mail?.subject).toMatch(/^Votre nouveau CV/);
  expect(mail?.text).toContain(`https://emploi.test/candidature/suivi?jeton=${token}`);
  expect(`${mail?.text}${mail?.html}`).not.toContain('loto');
  const mailed = () =>
    connection.database
      .selectFrom('application')
      .select(['cv_mail_due_at as due', 'cv_mailed_at as at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  // The mail server has it a moment before the row is updated.
  while ((await mailed()).at === null);
  await send(token, { cv: [RTF, 'cv.rtf'] });
  expect((await mailed()).due).toBeNull();
  expect((await filesOf(id))[0]?.file_name).toBe('cv.rtf');
  await connection.database
    .updateTable('application')
    .set({ cv_mailed_at: new Date(Date.now() - 2 * HOUR) })
    .where('id', '=', id)
    .execute();
  await send(token, { cv: [PDF, 'cv.pdf'] });
  expect(await mailsTo(email, 3)).toHaveLength(3);
});

it.each([
  ['no file', {}, 'cv REQUIRED'],
  ['a file that is none of the five', { cv: [EXECUTABLE, 'cv.pdf'] }, 'cv FILE_TYPE'],
  ['a file that is too large', { cv: [new Uint8Array(2_097_153), 'cv.pdf'] }, 'cv FILE_TOO_LARGE'],
] satisfies [string, FormFields, string][])(
  '[APPLY-15] with %s the CV stays as it was; a form of a page is sent on with why',
  async (_, fields, code) => {
    const { id, token } = await apply();
    const before = await filesOf(id);
    const { status, body } = await send(token, fields);
    expect([status, codesOf(body)]).toEqual([400, [code]]);
    expect(await send(token, fields, { Accept: 'text/html' })).toMatchObject({
      status: 303,
      to: `/candidature/refusee?motifs=${code.replace(' ', '.')}`,
    });
    expect(await filesOf(id)).toEqual(before);
  },
);

it('[APPLY-15] a page’s form redirects to the application; an unknown link changes nothing', async () => {
  const { token } = await apply();
  const asPage = { Accept: 'text/html' };
  expect(await send(token, { cv: [PDF, 'cv.pdf'] }, asPage)).toMatchObject({
    status: 303,
    to: `/candidature/suivi?jeton=${token}&cv=remplace`,
  });
  expect((await send('x'.repeat(43), { cv: [PDF, 'cv.pdf'] })).status).toBe(404);
});
