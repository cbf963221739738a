import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { sql } from 'kysely';
import { EXECUTABLE, PDF, wordDocument, zipBomb } from '@careers/api-client/document-samples';
import type { Connection } from '../database/connect.ts';
import { migrate } from '../database/connect.ts';
import { deadLetters, openJobs } from '../queue/dead-letters.ts';
import { DEAD_LETTERS } from '../queue/queues.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { anApplication, codesOf, findOffer, findPlainOffer, formOf } from '../../testing/forms.ts';
import type { FormFields } from '../../testing/forms.ts';
import { startMailbox } from '../../testing/mailbox.ts';
import type { Mailbox } from '../../testing/mailbox.ts';
import { startApi } from '../../testing/running-api.ts';
import { storeApplication } from './store.ts';
import type { RunningApi } from '../../testing/running-api.ts';

let api: RunningApi;
let mailbox: Mailbox;
let connection: Connection;
let scanner: Server;
let isInfected = false;

beforeAll(async () => {
  mailbox = await startMailbox();
  scanner = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (!received.subarray(-4).equals(Buffer.alloc(4))) return;
      socket.end(isInfected ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => scanner.once('listening', resolve));
  api = await startApi({
    environment: {
      SMTP_URL: mailbox.url,
      PUBLIC_BASE_URL: 'https://emploi.test',
      CLAMD_ADDRESS: `127.0.0.1:${(scanner.address() as AddressInfo).port}`,
    },
  });
  connection = await connectionTo(api.databaseUrl);
  // A busy machine may refuse requests just after the start.
  await until(async () => ((await api.get('/offers/?size=1')).status === 200 ? true : null));
}, 120_000);
afterAll(async () => {
  await connection.close();
  await api.stop();
  await mailbox.stop();
  scanner.close();
});
beforeEach(async () => {
  isInfected = false;
  // Cancels pending mails of earlier tests, and waits for the one being sent.
  await connection.database.updateTable('application').set({ mail_due_at: null }).execute();
  await until(async () => {
    const { rows } = await sql`select from pgboss.job
      where name = 'application-confirmation' and state = 'active'`.execute(connection.database);
    return rows.length === 0 ? true : null;
  });
  mailbox.mails.length = 0;
});

/** Characters without vowels or look-alikes. */
const SHORT = /^[23456789CFGHJMPQRVWX]{4}-[23456789CFGHJMPQRVWX]{4}$/;

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const aSpontaneous = (changes: FormFields = {}) =>
  formOf({
    type: 'SPONTANEOUS',
    domain: 'logistique',
    firstName: 'Camille',
    lastName: 'Durand',
    email: 'camille@exemple.fr',
    postalCode: '44000',
    consent: 'true',
    cv: [PDF, 'cv.pdf'],
    ...changes,
  });
const statuses = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const storedOf = async (email: string) =>
  (await connection.database.selectFrom('application').selectAll().where('email', '=', email).execute())
    .length;

describe('twenty concurrent identical requests', () => {
  it('[APPLY-09] of one address to one offer store one application, with or without a key', async () => {
    const { reference } = await findPlainOffer(api);
    const form = anApplication(reference, { email: 'twenty@exemple.fr' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(form)));
    expect(statuses(answers)).toEqual({ 201: 1, 400: 19 });
    expect(await storedOf('twenty@exemple.fr')).toBe(1);
  });

  it('[APPLY-09] of one address to one entity store one spontaneous application', async () => {
    const email = 'spontaneous@exemple.fr';
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(aSpontaneous({ email }))));
    expect(statuses(answers)).toEqual({ 201: 1, 400: 19 });
    expect(codesOf(answers.find(({ status }) => status === 400)?.body)).toEqual([
      'codeEntity APPLICATION_ALREADY_EXISTS',
    ]);
    const other = await api.post(aSpontaneous({ email, domain: 'informatique' }));
    expect(other.status).toBe(201);
    const overlapping = await api.post(aSpontaneous({ email, codeEntity: 'super-u,u-tech' }));
    expect(overlapping.status).toBe(400);
  });

  it('[APPLY-06] under one key are one spontaneous application, and all get its response', async () => {
    const form = aSpontaneous({ email: 'keyed@exemple.fr' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post(form, { 'Idempotency-Key': 'one-key-for-twenty' })),
    );
    expect(statuses(answers)).toEqual({ 200: 19, 201: 1 });
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
  });

  it('[APPLY-13] with a used key and another form are refused, and the stored one is kept', async () => {
    const headers = { 'Idempotency-Key': 'one-key-for-two' };
    const form = aSpontaneous({ email: 'first-of-key@exemple.fr' });
    const first = await api.post(form, headers);
    const other = await api.post(aSpontaneous({ email: 'second-of-key@exemple.fr' }), headers);
    expect([first.status, other.status]).toEqual([201, 422]);
    expect(other.body).toEqual([expect.objectContaining({ code: 'KEY_REUSED' })]);
    expect((await api.post(form, headers)).body).toEqual(first.body);
  });

  it('[APPLY-13] from a robot all pretend success, and none is stored', async () => {
    const form = aSpontaneous({ email: 'robot@exemple.fr', website: 'https://spam.test' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(form)));
    expect(statuses(answers)).toEqual({ 201: 20 });
    expect(await storedOf('robot@exemple.fr')).toBe(0);
  });
});

describe('documents', () => {
  it('[APPLY-03] are checked on upload: macros are refused, single quotes accepted', async () => {
    const { reference } = await findPlainOffer(api);
    const refusal = async (bytes: Uint8Array, name: string) => {
      const { status, body } = await api.post(anApplication(reference, { cv: [bytes, name] }));
      return status === 201 ? null : codesOf(body)[0];
    };
    const types = `<Types><Override ContentType='${WORD_TYPE}'/></Types>`;
    expect(await refusal(wordDocument({ '[Content_Types].xml': Buffer.from(types) }), 'cv.docx.')).toBeNull();
    expect(await refusal(wordDocument({ 'word/vbaProject.bin': PDF }), 'cv.docx')).toBe('cv FILE_TYPE');
    expect(await refusal(zipBomb(), 'cv.docx')).toBe('cv FILE_TYPE');
  });

  it('[APPLY-03] that the virus scanner detects are refused, and nothing is stored', async () => {
    const { reference } = await findPlainOffer(api);
    isInfected = true;
    const { status, body } = await api.post(anApplication(reference, { email: 'virus@exemple.fr' }));
    expect([status, codesOf(body)]).toEqual([400, ['cv FILE_TYPE']]);
    expect(await storedOf('virus@exemple.fr')).toBe(0);
  });

  it.each([
    ['its path', '..\\..\\secret/mon re\u0301sume\u0301.docx ', 'mon r\u00e9sum\u00e9.pdf'],
    ['signs that turn its letters', 'cv\u202efdp.exe.pdf', 'cvfdp.exe.pdf'],
    // Browsers percent-encode quotation marks and line breaks.
    ['codes', 'cv "de\n100%" fr.pdf', 'cv "de100%" fr.pdf'],
    ['half a sign', `\u{1f600}${'a'.repeat(195)}.pdf`, `\u{1f600}${'a'.repeat(195)}.pdf`],
    ['its beginning', `\u{1f600}${'a'.repeat(196)}.pdf`, `${'a'.repeat(196)}.pdf`],
  ])('[APPLY-03] keep their name without %s', async (without, sent, stored) => {
    const { reference } = await findPlainOffer(api);
    const email = `${without.replaceAll(' ', '-')}@exemple.fr`;
    await api.post(anApplication(reference, { email, cv: [PDF, sent] }));
    const file = await connection.database
      .selectFrom('application_file')
      .innerJoin('application', 'application.id', 'application_id')
      .select(['file_name', 'media_type'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(file).toEqual({ file_name: stored, media_type: 'application/pdf' });
  });
});

describe('what is stored', () => {
  it('[APPLY-11] is a contact request without a CV, with the answers to the site’s questions', async () => {
    const form = formOf({
      type: 'DCE',
      firstName: 'Camille',
      lastName: 'Durand',
      email: 'contact@exemple.fr',
      postalCode: '97400',
      phone: '0692 12 34 56',
      region: 'grand-sud',
      consent: 'true',
      answers: JSON.stringify([{ questionId: 'q1', value: 'Nantes' }]),
    });
    expect((await api.post(form)).status).toBe(201);
    const row = await connection.database
      .selectFrom('application')
      .select(['type', 'phone', 'region', 'answers'])
      .where('email', '=', 'contact@exemple.fr')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      type: 'DCE',
      phone: '+262692123456',
      region: 'grand-sud',
      answers: [{ questionId: 'q1', value: 'Nantes' }],
    });
  });

  it('[APPLY-02] is normalised: composed names, trimmed e-mail and postcode', async () => {
    const { reference } = await findPlainOffer(api);
    const form = anApplication(reference, {
      ...{ firstName: ' E\u0301lodie ', lastName: 'Mu\u0308ller', email: 'mailto:elodie@exemple.fr.' },
      ...{ postalCode: '44000 Nantes', phone: '\u202a33 6 12\u201134\u201156 78\u202c' },
    });
    expect((await api.post(form)).status).toBe(201);
    const row = await connection.database
      .selectFrom('application')
      .select(['first_name', 'last_name', 'postal_code', 'phone'])
      .where('email', '=', 'elodie@exemple.fr')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      first_name: '\u00c9lodie',
      last_name: 'M\u00fcller',
      postal_code: '44000',
      phone: '+33612345678',
    });
  });

  it('[APPLY-02] excludes texts that are too long and invalid addresses, each with an error', async () => {
    const { reference } = await findPlainOffer(api);
    const { status, body } = await api.post(
      anApplication(reference, {
        lastName: 'R'.repeat(88),
        postalCode: '4'.repeat(11),
        email: 'jean@gmail..com',
      }),
    );
    expect([status, codesOf(body)]).toEqual([
      400,
      ['lastName TOO_LONG', 'email INVALID_FORMAT', 'postalCode TOO_LONG'],
    ]);
    expect(body).toContainEqual(
      expect.objectContaining({ message: 'Le nom compte 8 caractères de trop (80 au maximum)' }),
    );
  });

  it('[APPLY-04] counts lines like the visitor’s browser, and reports the excess characters', async () => {
    const { reference, applicationQuestions } = await findOffer(
      api,
      ({ applicationQuestions: all }) => all.length === 1 && all[0]?.type === 'TEXT',
    );
    const [question] = applicationQuestions;
    const limit = question?.maxLength ?? 1000;
    const answer = (text: string) => anApplication(reference, { [`answers.${question?.id}`]: text });
    expect((await api.post(answer(`${'a'.repeat(limit - 1)}\r\n`))).status).toBe(201);
    const { body } = await api.post(answer('a'.repeat(limit + 3)));
    expect(body).toEqual([
      {
        field: 'answers',
        code: 'TOO_LONG',
        message: `La réponse compte 3 caractères de trop (${limit} au maximum)`,
      },
    ]);
  });

  it('[APPLY-12] is nothing for an offer closed meanwhile', async () => {
    const { reference } = await findOffer(
      api,
      ({ applicationQuestions }) => applicationQuestions.length === 0,
    );
    await connection.database
      .updateTable('offer')
      .set({ status: 'CLOSED' })
      .where('reference', '=', reference)
      .execute();
    const { status, body } = await api.post(anApplication(reference));
    await connection.database
      .updateTable('offer')
      .set({ status: 'OPEN' })
      .where('reference', '=', reference)
      .execute();
    expect([status, codesOf(body)]).toEqual([400, ['offerReference OFFER_CLOSED']]);
  });

  it('[APPLY-08] has a unique short reference, the same for repeated keys', async () => {
    const { reference } = await findPlainOffer(api);
    const form = anApplication(reference, { email: 'short@exemple.fr' });
    const key = { 'Idempotency-Key': 'one-key-for-a-reference' };
    const first = (await api.post(form, key)).body as { id: string; reference: string };
    expect(first.reference).toMatch(SHORT);
    expect((await api.post(form, key)).body).toMatchObject({ id: first.id, reference: first.reference });
  });

  it('[APPLY-08] has another reference if the first one drawn is taken', async () => {
    const { reference: taken } = await connection.database
      .selectFrom('application')
      .select('reference')
      .executeTakeFirstOrThrow();
    const drawn = [taken, taken, 'XXXX-2222'];
    const application = {
      type: 'DCE' as const,
      ...{ offer_reference: null, domain: null, region: null, entity_codes: [], phone: null, source: null },
      ...{ first_name: 'Camille', last_name: 'Durand', email: 'drawn@exemple.fr', postal_code: '44000' },
      ...{ answers: '[]', documents: [] },
    };
    const receipt = await storeApplication(connection.database, application, {
      key: null,
      confirm: () => Promise.resolve(),
      draw: () => drawn.shift() ?? '',
    });
    expect(receipt.reference).toBe('XXXX-2222');
    expect(await storedOf('drawn@exemple.fr')).toBe(1);
  });

  it('[APPLY-08] gets a short reference even if stored before these existed', async () => {
    const { database } = connection;
    const references = async () =>
      (await database.selectFrom('application').select('reference').execute()).map(
        ({ reference }) => reference,
      );
    const stored = await references();
    await sql`alter table application drop column reference`.execute(database);
    await sql`delete from kysely_migration where name = '040_application_reference.sql'`.execute(database);
    await migrate(database);
    const given = await references();
    expect(given).toHaveLength(stored.length);
    expect(new Set(given).size).toBe(stored.length);
    expect(given.filter((reference) => !SHORT.test(reference))).toEqual([]);
  });

  it.each([
    ['an unknown domain', { domain: 'cuisine' }, ['domain REQUIRED']],
    ['an unknown entity', { codeEntity: 'nowhere' }, ['codeEntity INVALID_FORMAT']],
    ['four entities', { codeEntity: 'u-log,u-tech,super-u,utile' }, ['codeEntity INVALID_FORMAT']],
  ])('[APPLY-10] is nothing for %s', async (_case, changes, refusals) => {
    const { status, body } = await api.post(aSpontaneous(changes));
    expect([status, codesOf(body)]).toEqual([400, refusals]);
  });
});

it('[APPLY-11] a contact request has a known region, others have none', async () => {
  const unknown = await api.post(anApplication('', { type: 'DCE', region: 'atlantide' }));
  expect([unknown.status, codesOf(unknown.body)]).toEqual([400, ['region INVALID_FORMAT']]);
  const { status } = await api.post(aSpontaneous({ email: 'sans-region@exemple.fr', region: 'est' }));
  expect(status).toBe(201);
  const row = await connection.database
    .selectFrom('application')
    .select('region')
    .where('email', '=', 'sans-region@exemple.fr')
    .executeTakeFirstOrThrow();
  expect(row.region).toBeNull();
});

it.each([
  ['a text beyond the limit', 'answers', 'x'.repeat(20_001), 'answers TOO_LONG'],
  ['broken JSON', 'answers', '[{', 'answers INVALID_FORMAT'],
  ['another value than texts', 'answers', '[{"questionId":"q","value":{"a":1}}]', 'answers INVALID_FORMAT'],
  [
    'nested lists',
    'answers',
    `[{"questionId":"q","value":${'['.repeat(6_000)}${']'.repeat(6_000)}}]`,
    'answers INVALID_FORMAT',
  ],
])('[APPLY-13] refuses %s instead of truncating or dropping it', async (_what, field, text, error) => {
  const { status, body } = await api.post(anApplication('', { type: 'DCE', [field]: text }));
  const [first] = body as { field: string; code: string }[];
  expect([status, `${first?.field} ${first?.code}`]).toEqual([400, error]);
});

describe('the confirmation', () => {
  it('mentions an offer only for an application to one', async () => {
    const { reference, title, url, locationName, contractType, offerTime } = await findPlainOffer(api);
    const { body } = await api.post(anApplication(reference, { email: 'offer@exemple.fr' }));
    await api.post(aSpontaneous({ email: 'spontaneous-mail@exemple.fr' }));
    const mails = await mailbox.received(2);
    const offer = mails.find(({ recipient }) => recipient === 'offer@exemple.fr')!;
    const spontaneous = mails.find(({ recipient }) => recipient === 'spontaneous-mail@exemple.fr')!;
    expect(offer.subject).toBe(`Votre candidature\u00a0: ${title}`);
    expect(offer.text).toContain(`Merci pour votre candidature à l’offre «\u00a0${title}\u00a0»`);
    expect(offer.text).toContain(`Votre référence\u00a0: ${(body as { reference: string }).reference}`);
    expect(offer.text).toContain(`Référence de l’offre\u00a0: ${reference}`);
    expect(offer.text).toContain(`Lieu\u00a0: ${locationName}`);
    expect(offer.text).toContain(`Contrat\u00a0: ${contractType.label}, ${offerTime.label.toLowerCase()}`);
    expect(offer.text).toContain('L’équipe va la lire');
    expect(offer.text).toContain('Document\u00a0: CV');
    expect(offer.html).toContain(`${title}`);
    expect(offer.html).toContain(`href="https://emploi.test${url}"`);
    expect(spontaneous.subject).toBe('Votre candidature spontanée');
    expect(spontaneous.text).toContain('dans le domaine «\u00a0Logistique\u00a0»');
    expect(spontaneous.text).not.toMatch(/l’offre/);
    expect(spontaneous.from?.address).toBe('recrutement@emploi.test');
  });

  it('[APPLY-11] names the contact of a contact request, like its page, and how they reply', async () => {
    const request = { type: 'DCE', email: 'est@exemple.fr', region: 'est', phone: '0612345678' };
    await api.post(anApplication('', request));
    const [mail] = await mailbox.received(1);
    expect(mail?.text).toContain('Karim Benali a reçu votre demande');
    expect(mail?.text).toContain('Votre région\u00a0: Est');
    expect(mail?.text).toContain('par e-mail ou par téléphone');
    const token = /jeton=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const { body } = await api.get(`/applicationswithoutaccount/?token=${token}`);
    expect(body).toMatchObject({ type: 'DCE', region: { label: 'Est', contact: 'Karim Benali' } });
  });

  it('[APPLY-11] omits a missing region or phone', async () => {
    await api.post(anApplication('', { type: 'DCE', email: 'sans@exemple.fr', phone: '' }));
    const [mail] = await mailbox.received(1);
    expect(mail?.text).toContain('La personne qui suit votre région a reçu votre demande');
    expect(mail?.text).not.toMatch(/téléphone|Votre contact/);
  });

  it('[SEC-01] contains no text from the form, whose sender may be anyone', async () => {
    const { reference } = await findPlainOffer(api);
    const cv: [Uint8Array, string] = [PDF, 'www.evil.test.pdf'];
    await api.post(anApplication(reference, { firstName: 'Gagnez 500 euros sur evil.test', cv }));
    const [mail] = await mailbox.received(1);
    expect(mail?.text).toMatch(/^Bonjour,$/m);
    expect(mail?.text).not.toContain('evil.test');
    expect(mail?.html).not.toContain('evil.test');
  });

  it('[SEC-01] is sent at most twenty times a day', async () => {
    const email = 'victim@exemple.fr';
    const { database } = connection;
    for (let sent = 0; sent < 22; sent += 1)
      await api.post(anApplication('', { type: 'DCE', email, postalCode: String(44_000 + sent) }));
    const due = () =>
      database.selectFrom('application').select('id').where('mail_due_at', 'is not', null).execute();
    while ((await due()).length > 0);
    expect(mailbox.mails).toHaveLength(20);
  });

  it('cannot be made to contain HTML, nor to reach other recipients', async () => {
    const { reference } = await findPlainOffer(api);
    await api.post(anApplication(reference, { email: 'a@exemple.fr,b@exemple.fr' }));
    await api.post(anApplication(reference, { firstName: '<b>Camille</b>' }));
    const mails = await mailbox.received(1);
    expect(mails.map(({ to }) => to?.length)).toEqual([1]);
    expect(mails[0]?.html).not.toContain('<b>Camille');
  });

  it('is sent later if the mail server fails, once', async () => {
    const { reference } = await findPlainOffer(api);
    const email = 'later@exemple.fr';
    mailbox.failing = true;
    await api.post(anApplication(reference, { email }));
    const job = sql`name = 'application-confirmation' and state = 'retry'
      and data ->> 'id' = (select id::text from application where email = ${email})`;
    const triedAgainAt = async () => {
      const { rows } = await sql<{ at: Date }>`select start_after as at from pgboss.job where ${job}`.execute(
        connection.database,
      );
      return rows[0]?.at ?? null;
    };
    const later = await until(triedAgainAt);
    expect(later.getTime()).toBeGreaterThan(Date.now());
    mailbox.failing = false;
    await sql`update pgboss.job set start_after = now() where ${job}`.execute(connection.database);
    await api.post(anApplication(reference));
    const mails = await mailbox.received(2);
    expect(mails.filter(({ recipient }) => recipient === email)).toHaveLength(1);
  });

  it('that cannot be sent is listed with the reason, and sent on retry', async () => {
    const { reference } = await findPlainOffer(api);
    const email = 'dead@exemple.fr';
    mailbox.failing = true;
    await sql`update pgboss.queue set retry_limit = 0 where name = 'application-confirmation'`.execute(
      connection.database,
    );
    const { body } = await api.post(anApplication(reference, { email }));
    const jobs = await openJobs(connection.url);
    const dead = await until(async () => (await deadLetters(jobs))[0] ?? null);
    expect(dead).toMatchObject({
      queue: 'application-confirmation',
      about: (body as { id: string }).id,
      reason: expect.stringContaining('The mail server does not take a mail: 450'),
    });
    mailbox.failing = false;
    expect(await jobs.redrive(DEAD_LETTERS)).toBe(1);
    // The next application wakes its worker.
    await api.post(anApplication(reference));
    const mails = await mailbox.received(2);
    expect(mails.map(({ recipient }) => recipient)).toContain(email);
    expect(await deadLetters(jobs)).toEqual([]);
    await jobs.stop({ graceful: false });
  });
});

describe('a browser without JavaScript', () => {
  const asPage = { accept: 'text/html,application/xhtml+xml' };
  const post = (form: FormData) =>
    fetch(`${api.address}/api/v2.0/applicationswithoutaccount/`, {
      method: 'POST',
      body: form,
      headers: asPage,
      redirect: 'manual',
    });

  it('[APPLY-01] is redirected to a confirmation page, with the answers of its plain fields stored', async () => {
    const offer = await findOffer(api, ({ applicationQuestions }) =>
      applicationQuestions.some(({ type }) => type === 'MULTI_CHOICE'),
    );
    const form = anApplication(offer.reference, { email: 'plain@exemple.fr' });
    for (const { id, type, options } of offer.applicationQuestions) {
      const value = {
        TEXT: 'Deux ans',
        BOOLEAN: 'false',
        SINGLE_CHOICE: options[0]?.code ?? '',
        MULTI_CHOICE: '',
      }[type];
      if (type === 'MULTI_CHOICE') for (const { code } of options) form.append(`answers.${id}`, code);
      else form.set(`answers.${id}`, value);
    }
    const answer = await post(form);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(
      /^\/candidature\/envoyee\?type=OFFER&reference=[2-9A-Z]{4}-[2-9A-Z]{4}&recue=/,
    );
    const { answers } = await connection.database
      .selectFrom('application')
      .select('answers')
      .where('email', '=', 'plain@exemple.fr')
      .executeTakeFirstOrThrow();
    const multiple = offer.applicationQuestions.find(({ type }) => type === 'MULTI_CHOICE')!;
    expect(answers).toContainEqual({
      questionId: multiple.id,
      value: multiple.options.map(({ code }) => code),
    });
  });

  it('[APPLY-02] is redirected to a page with the errors, without typed text in its URL', async () => {
    const { reference } = await findPlainOffer(api);
    const answer = await post(anApplication(reference, { firstName: ' ', cv: [EXECUTABLE, 'cv.pdf'] }));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      '/candidature/refusee?motifs=firstName.REQUIRED,cv.FILE_TYPE',
    );
  });
});

/** Polls a condition of another process. */
async function until<Value>(read: () => Promise<Value | null>): Promise<Value> {
  for (;;) {
    const value = await read();
    if (value !== null) return value;
  }
}

describe('[APPLY-08] the link of the confirmation', () => {
  const PATH = '/api/v2.0/applicationswithoutaccount/';
  const shown = async (token: string) => {
    const answer = await fetch(`${api.address}${PATH}?token=${token}`);
    return { status: answer.status, kept: answer.headers.get('cache-control'), body: await answer.json() };
  };
  const withdrawal = (token: string, headers: Record<string, string> = {}) =>
    fetch(`${api.address}${PATH}withdrawal?token=${token}`, { method: 'POST', headers, redirect: 'manual' });

  async function apply(changes: FormFields = {}) {
    const offer = await findPlainOffer(api);
    const form = anApplication(offer.reference, { phone: '06 12 34 56 78', ...changes });
    const response = await fetch(api.address + PATH, { method: 'POST', body: form });
    const { id, reference } = (await response.json()) as { id: string; reference: string };
    const [mail] = await mailbox.received(1);
    const token =
      /https:\/\/emploi\.test\/candidature\/suivi\?jeton=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
    return { id, reference, token, offer, email: String(form.get('email')) };
  }

  it('shows what was sent, when and to whom, without data of the sender, uncached', async () => {
    const { reference, token, offer } = await apply({ motivation: [PDF, 'lettre.pdf'] });
    const { status, kept, body } = await shown(token);
    expect([status, kept]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      type: 'OFFER',
      reference,
      receivedAt: expect.any(String),
      recipients: offer.entity ? [offer.entity.label] : [],
      documents: [
        { kind: 'cv', size: PDF.length },
        { kind: 'motivation', size: PDF.length },
      ],
      answers: 0,
      hasPhone: true,
      offer: {
        reference: offer.reference,
        title: offer.title,
        locationName: offer.locationName,
        isOpen: true,
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/Camille|Durand|exemple|lettre\.pdf/);
  });

  it('reports a closed offer', async () => {
    const { token, offer } = await apply();
    const close = (status: 'OPEN' | 'CLOSED') =>
      connection.database
        .updateTable('offer')
        .set({ status })
        .where('reference', '=', offer.reference)
        .execute();
    await close('CLOSED');
    expect((await shown(token)).body).toMatchObject({ offer: { isOpen: false } });
    await close('OPEN');
  });

  it('withdraws: row and files are deleted immediately, the link expires, and one may apply again', async () => {
    const { id, token, offer, email } = await apply();
    expect((await withdrawal(token)).status).toBe(200);
    for (const [table, column] of [
      ['application', 'id'],
      ['application_file', 'application_id'],
    ] as const)
      expect(
        await connection.database.selectFrom(table).select(column).where(column, '=', id).execute(),
      ).toEqual([]);
    expect(await shown(token)).toMatchObject({ status: 404 });
    expect((await withdrawal(token)).status).toBe(200);
    const again = anApplication(offer.reference, { email });
    expect((await fetch(api.address + PATH, { method: 'POST', body: again })).status).toBe(201);
  });

  it('redirects browsers without JavaScript to a page; a mail client that opens it changes nothing', async () => {
    const { token, offer } = await apply();
    expect((await fetch(`${api.address}${PATH}withdrawal?token=${token}`)).status).toBe(404);
    expect((await shown(token)).status).toBe(200);
    const asPage = {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const answer = await withdrawal(token, asPage);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/candidature/retiree?offre=${offer.reference}`,
    ]);
    expect((await withdrawal(token, asPage)).headers.get('location')).toBe('/candidature/retiree');
  });

  it('is not accepted if forged', async () => {
    expect((await shown('x'.repeat(43))).status).toBe(404);
    expect((await shown('short')).status).toBe(404);
  });
});
