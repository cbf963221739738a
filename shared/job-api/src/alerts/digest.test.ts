import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import type { Connection } from '../database/connect.ts';
import { createMailer } from '../mail/mailer.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { readSettings } from '../server/settings.ts';
import { anAlertRow, publishOffer } from '../../testing/alerts.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { anApplication, findPlainOffer } from '../../testing/forms.ts';
import { startMailbox } from '../../testing/mailbox.ts';
import type { Mailbox } from '../../testing/mailbox.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';
import { sendDigests } from './digest.ts';
import { deleteOld } from './retention.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In the past, so that transactions of other connections start later. */
const START = new Date('2026-03-01T06:00:00Z');
const later = (milliseconds: number) => new Date(START.getTime() + milliseconds);

let api: RunningApi;
let mailbox: Mailbox;
let connection: Connection;
let catalogue: Catalogue;

beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi();
  connection = await connectionTo(api.databaseUrl);
  catalogue = await Catalogue.load(connection.database);
}, 120_000);
afterAll(async () => {
  await connection.close();
  await api.stop();
  await mailbox.stop();
});
beforeEach(async () => {
  mailbox.mails.length = 0;
  mailbox.onMail = () => Promise.resolve();
  await connection.database.deleteFrom('alert').execute();
  await connection.database.deleteFrom('offer').where('reference', 'like', '2027-%').execute();
});

async function digestsAt(now: Date) {
  const settings = readSettings({ SMTP_URL: mailbox.url, PUBLIC_BASE_URL: 'https://emploi.test' });
  const mailer = createMailer({ settings: settings.mail, directory: '', log: () => undefined });
  const errors: unknown[] = [];
  const report = await sendDigests({
    database: connection.database,
    catalogue,
    mailer,
    publicBaseUrl: 'https://emploi.test',
    now,
    onError: (cause) => errors.push(cause),
  });
  mailer.close();
  return { ...report, errors };
}
const addAlert = (changes = {}) =>
  connection.database.insertInto('alert').values(anAlertRow(START, changes)).execute();
const offers = (text = '') => [...text.matchAll(/-(2027-\d+)\b/g)].map(([, reference]) => reference);

describe('a digest', () => {
  it('[ALERT-04] has the offers that appeared since the last one, and none twice', async () => {
    await addAlert({ email: 'camille@exemple.fr' });
    await publishOffer(connection.database, '2027-1', later(-HOUR));
    await publishOffer(connection.database, '2027-2', later(2 * HOUR));
    await publishOffer(connection.database, '2027-3', later(3 * HOUR));
    expect(await digestsAt(later(DAY))).toMatchObject({ alerts: 1, sent: 1, failed: 0 });
    const [mail] = await mailbox.received(1);
    expect(mail?.subject).toBe('2 nouvelles offres\u00a0: Boucher');
    expect(offers(mail?.text)).toEqual(['2027-3', '2027-2']);
    expect(mail?.text).toContain('https://emploi.test/offres-emploi?codeJobName=job_boucherie');
    expect(mail?.text).toMatch(/Elle s’arrête le 1 avril 2027/);
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    );

    await publishOffer(connection.database, '2027-4', later(25 * HOUR));
    await digestsAt(later(2 * DAY));
    expect(offers((await mailbox.received(2))[1]?.text)).toEqual(['2027-4']);
    expect(await digestsAt(later(3 * DAY))).toMatchObject({ sent: 0 });
  });

  it('[ALERT-04] that the mail server rejects permanently does not make the job retry', async () => {
    await addAlert();
    await publishOffer(connection.database, '2027-1', later(HOUR));
    mailbox.failing = 550;
    const refused = await digestsAt(later(2 * HOUR));
    mailbox.failing = true;
    const delayed = await digestsAt(later(2 * HOUR));
    mailbox.failing = false;
    expect(refused).toMatchObject({ sent: 0, failed: 0, errors: [{ name: 'MailRefused' }] });
    expect(delayed).toMatchObject({ sent: 0, failed: 1 });
  });

  it('[ALERT-04] is sent at most once a day; later offers follow the next day', async () => {
    await addAlert();
    await publishOffer(connection.database, '2027-1', later(HOUR));
    await digestsAt(later(2 * HOUR));
    await publishOffer(connection.database, '2027-2', later(3 * HOUR));
    expect(await digestsAt(later(4 * HOUR))).toMatchObject({ alerts: 0, sent: 0 });
    await digestsAt(later(DAY));
    expect(offers((await mailbox.received(2))[1]?.text)).toEqual(['2027-2']);
  });

  it('[ALERT-04] of a weekly alert is sent at most every seven days, with all offers of the week', async () => {
    await addAlert({ frequency: 'WEEKLY' });
    await publishOffer(connection.database, '2027-1', later(HOUR));
    await digestsAt(later(DAY));
    await publishOffer(connection.database, '2027-2', later(2 * DAY));
    await publishOffer(connection.database, '2027-3', later(5 * DAY));
    expect(await digestsAt(later(7 * DAY))).toMatchObject({ alerts: 0, sent: 0 });
    expect(await digestsAt(later(8 * DAY))).toMatchObject({ sent: 1 });
    const [, second] = await mailbox.received(2);
    expect(offers(second?.text)).toEqual(['2027-3', '2027-2']);
    expect(second?.text).toContain('Une fois par semaine au plus');
    expect(second?.text).toContain('https://emploi.test/alerte/modifier?jeton=');
  });

  it('[ALERT-04] of an alert for two jobs links to the offers of each', async () => {
    await addAlert({ job_codes: ['job_boucherie', 'job_boulangerie'] });
    await publishOffer(connection.database, '2027-1', later(HOUR));
    await digestsAt(later(DAY));
    const text = (await mailbox.received(1))[0]?.text ?? '';
    for (const job of ['boucherie', 'boulangerie'])
      expect(text).toContain(`https://emploi.test/offres-emploi?codeJobName=job_${job}\n`);
  });

  it('[ALERT-04] includes offers added late with an older date, and post-dated ones on their day', async () => {
    await addAlert();
    const added = { added_at: later(2 * HOUR).toISOString() };
    await publishOffer(connection.database, '2027-1', later(-3 * DAY), added);
    await publishOffer(connection.database, '2027-2', later(30 * HOUR), added);
    await digestsAt(later(DAY));
    expect(offers((await mailbox.received(1))[0]?.text)).toEqual(['2027-1']);
    await digestsAt(later(2 * DAY));
    expect(offers((await mailbox.received(2))[1]?.text)).toEqual(['2027-2']);
  });

  it.each([
    ['another job', { job_codes: ['job_caisseaccueil'] }],
    ['another entity', { entity_codes: ['u-paiement'] }],
    ['another region', { region_code: 'reg_nowhere' }],
    ['in none of its places', { place_codes: ['town_0', 'dep_0'] }],
    ['too far away', { latitude: 0, longitude: 0, radius: 100 }],
    ['silent about what it is to mention', { mention_codes: ['mention_telework'] }],
    ['paid too little', { minimum_salary: 1_000_000 }],
    ['not confirmed', { status: 'PENDING' as const }],
  ])('is not sent for offers that are %s', async (_case, changes) => {
    await addAlert(changes);
    await publishOffer(connection.database, '2027-1', later(HOUR));
    expect(await digestsAt(later(DAY))).toMatchObject({ sent: 0 });
  });

  it('[ALERT-04] has the offers of each of its places', async () => {
    await addAlert({ place_codes: ['town_44109', 'dep_35'], radius: 10, place_label: 'Nantes (44) ou …' });
    const places = {
      '2027-1': { town_code: 'town_44109', department_code: 'dep_44', location: '(-1.553,47.218)' },
      '2027-2': { town_code: 'town_35047', department_code: 'dep_35', location: '(-1.746,48.024)' },
      '2027-3': { town_code: 'town_75056', department_code: 'dep_75', location: '(2.352,48.856)' },
    };
    for (const [reference, place] of Object.entries(places))
      await publishOffer(connection.database, reference, later(HOUR), place);
    await digestsAt(later(DAY));
    const [mail] = await mailbox.received(1);
    expect(offers(mail?.text).toSorted()).toEqual(['2027-1', '2027-2']);
    expect(mail?.text).toContain('codePlace=town_44109,dep_35');
  });

  it('[ALERT-04] watches the conditions and the pay of the search', async () => {
    const criteria = { mention_codes: ['mention_beginners'], minimum_salary: 2000 };
    await addAlert(criteria);
    const paid = {
      salary: JSON.stringify({ minimum: 24_000, maximum: 26_400, currency: 'EUR', unit: 'YEAR' }),
    };
    const said = { detail: JSON.stringify({ description: 'Débutants acceptés.', missionProfil: '' }) };
    await publishOffer(connection.database, '2027-1', later(HOUR), { ...paid, ...said });
    await publishOffer(connection.database, '2027-2', later(HOUR), { ...said, salary: null });
    await publishOffer(connection.database, '2027-3', later(HOUR), { ...paid, detail: '{"description":""}' });
    await digestsAt(later(DAY));
    const [mail] = await mailbox.received(1);
    expect(offers(mail?.text)).toEqual(['2027-1']);
    expect(mail?.text).toContain('Débutants acceptés, Au moins 2\u00a0000\u00a0€ brut par mois');
    expect(mail?.text).toContain('codeMention=mention_beginners&minimumSalary=2000');
  });

  it('[OFFER-06] does not find an anonymous offer through its entity', async () => {
    const { entity_code: entity } = await connection.database
      .selectFrom('offer')
      .select('entity_code')
      .where('job_code', '=', 'job_boucherie')
      .where('status', '=', 'OPEN')
      .limit(1)
      .executeTakeFirstOrThrow();
    await addAlert({ entity_codes: [entity] });
    await publishOffer(connection.database, '2027-1', later(HOUR), { is_anonymous: true });
    expect(await digestsAt(later(DAY))).toMatchObject({ sent: 0 });
    await publishOffer(connection.database, '2027-2', later(HOUR));
    expect(await digestsAt(later(DAY))).toMatchObject({ sent: 1 });
  });
});

describe('the job', () => {
  it('[ALERT-04] run twice concurrently sends each digest once', async () => {
    for (let index = 0; index < 40; index += 1) await addAlert();
    await publishOffer(connection.database, '2027-1', later(HOUR));
    const [one, other] = await Promise.all([digestsAt(later(DAY)), digestsAt(later(DAY))]);
    expect(one.sent + other.sent).toBe(40);
    expect(new Set(mailbox.mails.map(({ recipient }) => recipient)).size).toBe(40);
    expect(mailbox.mails).toHaveLength(40);
  });

  it('[ALERT-04] retries a failed mail, without delaying others', async () => {
    await addAlert({ email: 'fails@exemple.fr' });
    await addAlert({ email: 'works@exemple.fr' });
    await publishOffer(connection.database, '2027-1', later(HOUR));
    mailbox.onMail = async ({ recipient }) => {
      if (recipient === 'fails@exemple.fr') throw new Error('The mailbox is full');
    };
    expect(await digestsAt(later(DAY))).toMatchObject({ sent: 1, failed: 1 });
    mailbox.onMail = () => Promise.resolve();
    expect(await digestsAt(later(DAY))).toMatchObject({ sent: 1, failed: 0 });
    expect(mailbox.mails.map(({ recipient }) => recipient)).toEqual(['works@exemple.fr', 'fails@exemple.fr']);
  });

  it('[ALERT-04] killed in the middle neither repeats nor skips a mail', async () => {
    for (let index = 0; index < 30; index += 1) await addAlert();
    await publishOffer(connection.database, '2027-1', later(HOUR));
    const job = () =>
      spawn(
        process.execPath,
        [resolve(import.meta.dirname, '..', '..', 'tools', 'alerts.ts'), '--now', later(DAY).toISOString()],
        {
          env: { ...process.env, DATABASE_URL: api.databaseUrl, SMTP_URL: mailbox.url },
          stdio: 'ignore',
        },
      );
    const first = job();
    const killed = new Promise((done) => first.once('exit', done));
    mailbox.onMail = async () => {
      if (mailbox.mails.length < 10) return;
      // Killed before the mail server responds, so the mail is not sent.
      first.kill('SIGKILL');
      await killed;
      throw new Error('The client has gone');
    };
    await killed;
    expect(mailbox.mails.length).toBeLessThan(30);
    mailbox.onMail = () => Promise.resolve();
    const second = job();
    await new Promise((done) => second.once('exit', done));
    const recipients = mailbox.mails.map(({ recipient }) => recipient);
    expect(new Set(recipients).size).toBe(30);
    // Mails in flight when killed may be repeated, with the same Message-ID.
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(30);
    expect(recipients.length).toBeLessThanOrEqual(30 + 3);
  });
});

describe('thirteen months after the last contact', () => {
  it('applications, their files and alerts are deleted, not a day earlier', async () => {
    const { reference } = await findPlainOffer(api);
    await api.post(anApplication(reference));
    await addAlert({ last_contact_at: new Date(), created_at: new Date() });
    const left = async () => [
      await count('application'),
      await count('application_file'),
      await count('alert'),
    ];
    const end = new Date();
    end.setUTCMonth(end.getUTCMonth() + 13);
    await deleteOld(connection.database, new Date(end.getTime() - DAY));
    expect(await left()).toEqual([1, 1, 1]);
    expect(await deleteOld(connection.database, new Date(end.getTime() + HOUR))).toEqual({
      applications: 1,
      alerts: 1,
      requests: 0,
    });
    expect(await left()).toEqual([0, 0, 0]);
  });

  it('[ALERT-03] an unconfirmed alert is deleted after a week', async () => {
    await addAlert({ status: 'PENDING' });
    await deleteOld(connection.database, later(6 * DAY));
    expect(await count('alert')).toBe(1);
    await deleteOld(connection.database, later(8 * DAY));
    expect(await count('alert')).toBe(0);
  });

  it('[ALERT-03] deletes a backlog too large for one statement', async () => {
    const { database } = connection;
    const backlog = Array.from({ length: 250 }, () => anAlertRow(START, { status: 'PENDING' }));
    await database.insertInto('alert').values(backlog).execute();
    await sql`
      create function delete_slowly() returns trigger language plpgsql
        as $$ begin perform pg_sleep(0.01); return old; end $$`.execute(database);
    await sql`create trigger slow before delete on alert for each row execute function delete_slowly()`.execute(
      database,
    );
    try {
      const deleted = await database.connection().execute(async (one) => {
        // Less than all rows take, and twice what a portion does.
        await sql`set statement_timeout = 2000`.execute(one);
        const report = await deleteOld(one, later(8 * DAY));
        await sql`reset statement_timeout`.execute(one);
        return report;
      });
      expect(deleted).toMatchObject({ alerts: 250 });
      expect(await count('alert')).toBe(0);
    } finally {
      await sql`drop function delete_slowly cascade`.execute(database);
    }
  });

  async function count(table: 'application' | 'application_file' | 'alert'): Promise<number> {
    const { rows } = await connection.database
      .selectFrom(table)
      .select((builder) => builder.fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  }
});
