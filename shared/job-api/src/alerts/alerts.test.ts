import { parisDay } from '../mail/dates.ts';
import { connectionTo } from '../../testing/database-of.ts';
import type { Connection } from '../database/connect.ts';
import { codesOf, formOf } from '../../testing/forms.ts';
import type { FormFields } from '../../testing/forms.ts';
import { startMailbox } from '../../testing/mailbox.ts';
import type { Mailbox, ReceivedMail } from '../../testing/mailbox.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';

const PATH = '/api/v2.0/offers/subscriptionmailwithoutaccount';
let api: RunningApi;
let mailbox: Mailbox;
let connection: Connection;

beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi({
    offers: 1_500,
    environment: { SMTP_URL: mailbox.url, PUBLIC_BASE_URL: 'https://emploi.test' },
  });
  connection = await connectionTo(api.databaseUrl);
  // A busy machine may refuse requests just after the start.
  while ((await api.get('/offers/?size=1')).status !== 200);
}, 120_000);
afterAll(async () => {
  await connection.close();
  await api.stop();
  await mailbox.stop();
});
beforeEach(async () => {
  // Waits for mails of the previous test, which would be mistaken for this test's.
  await allMailsSent();
  await connection.database.deleteFrom('alert').execute();
  mailbox.mails.length = 0;
});

async function allMailsSent(): Promise<void> {
  const due = () =>
    connection.database.selectFrom('alert').select('id').where('mail_due_at', '<=', new Date()).execute();
  while ((await due()).length > 0);
}

async function subscribe(changes: FormFields = {}) {
  const form = formOf({
    email: 'camille@exemple.fr',
    codeJobName: 'job_boucherie',
    codeTown: 'town_44109',
    consent: 'true',
    ...changes,
  });
  const response = await fetch(api.address + PATH, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as { id: string; status: string } };
}

/** Returns the page and token of a link in a mail. */
function linkIn(mail: ReceivedMail | undefined, page: string): string {
  const found = new RegExp(`https://emploi\\.test/alerte/${page}\\?jeton=([\\w-]+)`).exec(mail?.text ?? '');
  if (!found?.[1]) throw new Error(`The mail has no link to ${page}.`);
  return found[1];
}
const act = (what: string, token: string, headers: Record<string, string> = {}) =>
  fetch(`${api.address}${PATH}/${what}?token=${token}`, { method: 'POST', headers, redirect: 'manual' });
const rows = () => connection.database.selectFrom('alert').selectAll().execute();

describe('subscribing', () => {
  it('[ALERT-03] waits for confirmation by mail; opening the page changes nothing', async () => {
    const { status, body } = await subscribe();
    expect([status, body]).toEqual([201, { id: expect.any(String), status: 'PENDING_CONFIRMATION' }]);
    const [mail] = await mailbox.received(1);
    expect(mail?.recipient).toBe('camille@exemple.fr');
    expect(mail?.subject).toBe('Confirmez votre alerte\u00a0: Boucher');
    expect(mail?.text).toContain('Nantes (44), 30\u00a0km autour');
    expect((await rows())[0]?.status).toBe('PENDING');
    expect((await act('confirmation', linkIn(mail, 'confirmer'))).status).toBe(200);
    expect((await rows())[0]?.status).toBe('ACTIVE');
  });

  it('[ALERT-01] extracts the address from pasted text', async () => {
    expect((await subscribe({ email: ' mailto:camille\u200b@exemple.fr. ' })).status).toBe(201);
    expect((await mailbox.received(1))[0]?.recipient).toBe('camille@exemple.fr');
  });

  it('[ALERT-03] responds identically for a known address, and stores equal criteria once', async () => {
    const first = await subscribe({ codeJobName: 'job_boucherie,job_caisseaccueil' });
    const again = await subscribe({
      codeJobName: 'job_caisseaccueil,job_boucherie',
      email: 'CAMILLE@exemple.fr',
    });
    expect(again).toEqual(first);
    const other = await subscribe();
    expect([other.status, other.body.status]).toEqual([201, 'PENDING_CONFIRMATION']);
    expect(await rows()).toHaveLength(2);
  });

  it('[ALERT-03] does not reveal an active alert, and mails its owner at most once an hour', async () => {
    const first = await subscribe();
    const [mail] = await mailbox.received(1);
    await act('confirmation', linkIn(mail, 'confirmer'));
    expect((await subscribe()).body).toEqual(first.body);
    expect((await subscribe()).body).toEqual(first.body);
    await allMailsSent();
    await connection.database
      .updateTable('alert')
      .set({ mailed_at: new Date(Date.now() - 7_200_000) })
      .execute();
    await subscribe();
    expect(await mailbox.received(2)).toHaveLength(2);
  });

  it('[ALERT-03] cannot flood an address: five mails a day at most', async () => {
    for (const job of [
      'boucherie',
      'boulangerie',
      'poissonnerie',
      'fromagerie',
      'drive',
      'bazar',
      'livreur',
    ]) {
      expect((await subscribe({ codeJobName: `job_${job}` })).status).toBe(201);
    }
    await allMailsSent();
    expect(mailbox.mails).toHaveLength(5);
  });

  it('creates one alert from twenty concurrent identical requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await mailbox.received(1)).toHaveLength(1);
  });

  it.each([
    ['no job', { codeJobName: '' }, 'Veuillez selectionner au moins 1 métier pour continuer'],
    [
      'four jobs',
      { codeJobName: 'job_boucherie,job_caisseaccueil,job_drive,job_fromagerie' },
      'Veuillez selectionner 3 métiers maximum',
    ],
    [
      'four entities',
      { codeEntity: 'u-log,u-tech,super-u,utile' },
      'Veuillez selectionner 3 entités maximum',
    ],
    ['a broken address', { email: 'camille@' }, "Le format de l'e-mail est invalide"],
    ['an address that no mail reaches', { email: 'jean@gmail..com' }, "Le format de l'e-mail est invalide"],
    ['no consent', { consent: '' }, "Merci d'accepter les conditions ci-dessus pour continuer"],
    ['a sector as a job', { codeJobName: 'job_family_magasins' }, 'Valeur inconnue'],
    ['an unknown town', { codeTown: 'town_0' }, 'Lieu inconnu'],
  ])('[ALERT-01] refuses %s, word for word', async (_case, changes, message) => {
    const { status, body } = await subscribe(changes);
    expect(status).toBe(400);
    expect(body).toContainEqual(expect.objectContaining({ message }));
    expect(codesOf(body)).toHaveLength(1);
  });

  it('[APPLY-13] thanks a robot and stores nothing', async () => {
    expect((await subscribe({ website: 'https://spam.test' })).status).toBe(201);
    expect(await rows()).toEqual([]);
  });
});

describe('the links of a mail', () => {
  it('[ALERT-04] end the alert by one POST of the mail client, or by the button; a GET only redirects to the page', async () => {
    await subscribe();
    const [mail] = await mailbox.received(1);
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = /<(https:[^>]+)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(url).toBe(`https://emploi.test${PATH}/unsubscription?token=${linkIn(mail, 'desinscription')}`);
    const local = url.replace('https://emploi.test', api.address);

    const opened = await fetch(local, { redirect: 'manual' });
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toBe(
      `/alerte/desinscription?jeton=${linkIn(mail, 'desinscription')}`,
    );
    expect(await rows()).toHaveLength(1);

    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(local, { method: 'POST', body })).status).toBe(200);
    expect(await rows()).toEqual([]);
    const again = new FormData();
    again.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(local, { method: 'POST', body: again })).status).toBe(200);
  });

  it('redirect browsers without JavaScript between pages', async () => {
    const asPage = { accept: 'text/html' };
    await subscribe();
    const [mail] = await mailbox.received(1);
    const token = linkIn(mail, 'confirmer');
    const criteria = '?codeJobName=job_boucherie&codeTown=town_44109';
    expect((await act('confirmation', token, asPage)).headers.get('location')).toBe(
      `/alerte/confirmee${criteria}`,
    );
    expect((await act('unsubscription', token, asPage)).headers.get('location')).toBe(
      `/alerte/terminee${criteria}`,
    );
    expect((await act('confirmation', token, asPage)).headers.get('location')).toBe(
      '/alerte/refusee?motifs=token.NOT_FOUND',
    );
  });

  it.each(['confirmation', 'unsubscription'])(
    '[ALERT-04] a link that a mail program has cut is answered like one that is no longer valid: %s',
    async (action) => {
      const cut = 'abcdefgh';
      expect((await act(action, cut)).status).toBe(action === 'confirmation' ? 404 : 200);
      const page = await act(action, cut, { accept: 'text/html' });
      const to = action === 'confirmation' ? '/alerte/refusee?motifs=token.NOT_FOUND' : '/alerte/terminee';
      expect([page.status, page.headers.get('location')]).toEqual([303, to]);
    },
  );

  it('[ALERT-03] [ALERT-04] show the alert and its status to holders of the link only, uncached', async () => {
    await subscribe({
      codeJobName: 'job_boucherie,job_drive',
      radius: '50',
      codeContractType: 'dr_contract_cdi',
      codeMention: 'mention_beginners',
      minimumSalary: '2000',
    });
    const [mail] = await mailbox.received(1);
    expect(mail?.text).toContain('Débutants acceptés, Au moins 2\u00a0000\u00a0€ brut par mois');
    const token = linkIn(mail, 'confirmer');
    const shown = async () => {
      const answer = await fetch(`${api.address}/api/v2.0/alertswithoutaccount/?token=${token}`);
      return { status: answer.status, kept: answer.headers.get('cache-control'), body: await answer.json() };
    };
    const criteria = {
      codeJobName: 'job_boucherie,job_drive',
      codeTown: 'town_44109',
      codeContractType: 'dr_contract_cdi',
      codeMention: 'mention_beginners',
      minimumSalary: '2000',
      radius: '50',
    };
    expect(await shown()).toEqual({
      status: 200,
      kept: 'no-store',
      body: { status: 'PENDING_CONFIRMATION', frequency: 'DAILY', criteria },
    });
    const old = { created_at: new Date(Date.now() - 8 * 86_400_000) };
    await connection.database.updateTable('alert').set(old).execute();
    expect((await shown()).body).toMatchObject({ status: 'EXPIRED' });
    await connection.database.updateTable('alert').set({ status: 'ACTIVE' }).execute();
    expect((await shown()).body).toMatchObject({ status: 'ACTIVE', criteria });
    await act('unsubscription', token);
    expect((await shown()).status).toBe(404);
  });

  it('[ALERT-03] confirm the alert for seven days', async () => {
    await subscribe();
    const [mail] = await mailbox.received(1);
    await connection.database
      .updateTable('alert')
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
      .execute();
    const answer = await act('confirmation', linkIn(mail, 'confirmer'));
    expect([answer.status, codesOf(await answer.json())]).toEqual([404, ['token NOT_FOUND']]);
  });
});

describe('[ALERT-04] the link that changes an alert', () => {
  const change = (token: string, fields: FormFields, headers: Record<string, string> = {}) =>
    fetch(`${api.address}${PATH}/modification?token=${token}`, {
      method: 'POST',
      body: formOf(fields),
      headers,
      redirect: 'manual',
    });
  const subscribed = async (changes: FormFields = {}) => {
    await subscribe(changes);
    return linkIn((await mailbox.received(1))[0], 'modifier');
  };

  it('sets jobs, place and frequency, confirms the alert, and keeps the rest', async () => {
    const token = await subscribed({ codeContractType: 'dr_contract_cdi', radius: '50' });
    const fields = { codeJobName: 'job_drive,job_boulangerie', place: 'rennes', frequency: 'WEEKLY' };
    const answer = await change(token, fields, { accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/alerte/modifiee?codeJobName=job_drive,job_boulangerie&codeTown=town_35238&codeContractType=dr_contract_cdi&radius=50',
    ]);
    expect(await rows()).toEqual([
      expect.objectContaining({
        status: 'ACTIVE',
        email: 'camille@exemple.fr',
        frequency: 'WEEKLY',
        place_label: 'Rennes (35), 50\u00a0km autour',
        contract_codes: ['dr_contract_cdi'],
      }),
    ]);
  });

  it.each([
    ['another radius', { place: 'Nantes (44)', radius: '10' }, 'Nantes (44), 10\u00a0km autour'],
    ['a department', { place: 'Ille-et-Vilaine' }, 'Ille-et-Vilaine'],
    ['the number of a department', { place: '44' }, 'Loire-Atlantique'],
    ['a postcode', { place: '35000' }, 'Rennes (35), 30\u00a0km autour'],
    [
      'several places, each as people type it',
      { place: 'Nantes (44) ou rennes ou Mayenne', radius: '10' },
      'Nantes (44) ou Rennes (35) ou Mayenne, 10\u00a0km autour',
    ],
    [
      'several towns with a comma',
      { place: 'Nantes (44), rennes' },
      'Nantes (44) ou Rennes (35), 30\u00a0km autour',
    ],
    ['one town with its department', { place: 'Nantes, Loire-Atlantique' }, 'Nantes (44), 30\u00a0km autour'],
    ['several departments', { place: '44 ou 35' }, 'Loire-Atlantique ou Ille-et-Vilaine'],
    ['a place that is named twice', { place: 'nantes ou Nantes (44)' }, 'Nantes (44), 30\u00a0km autour'],
    ['the codes of several', { codePlace: 'dep_44,dep_35' }, 'Loire-Atlantique ou Ille-et-Vilaine'],
    ['no place', { place: ' ' }, null],
    ['all of France', { place: 'Toute la France' }, null],
    ['the frequency only', { frequency: 'WEEKLY' }, 'Nantes (44), 30\u00a0km autour'],
  ])('accepts %s', async (_case, fields, label) => {
    const token = await subscribed();
    expect((await change(token, fields)).status).toBe(200);
    expect((await rows())[0]?.place_label).toBe(label);
  });

  it('keeps several places while their field names them', async () => {
    const token = await subscribed({ codePlace: 'dep_44,dep_35' });
    const kept = { place: 'Loire-Atlantique ou Ille-et-Vilaine', frequency: 'WEEKLY' };
    const answer = await change(token, kept, { accept: 'text/html' });
    expect(answer.headers.get('location')).toContain('&codePlace=dep_44,dep_35');
    expect((await rows())[0]).toMatchObject({ place_codes: ['dep_44', 'dep_35'], town_code: null });
    await change(token, { place: 'Nantes (44)' });
    expect((await rows())[0]).toMatchObject({ place_codes: [], town_code: 'town_44109' });
  });

  it('keeps a position while its field names it', async () => {
    const token = await subscribed({ codeTown: '', latitude: '47.2', longitude: '-1.5' });
    expect((await change(token, { place: 'Autour de votre position', radius: '20' })).status).toBe(200);
    expect((await rows())[0]).toMatchObject({ latitude: 47.2, radius: 20, town_code: null });
  });

  it.each([
    ['an unknown place', { place: 'Nulleparville' }, 'place INVALID_FORMAT'],
    ['an unknown place beside a known one', { place: 'Nantes ou Nulleparville' }, 'place INVALID_FORMAT'],
    ['four places', { place: '44 ou 35 ou 49 ou 53' }, 'place INVALID_FORMAT'],
    ['a job as a place', { codePlace: 'dep_44,job_boucherie' }, 'codeTown INVALID_FORMAT'],
    ['an unknown frequency', { frequency: 'HOURLY' }, 'frequency INVALID_FORMAT'],
    ['no job', { codeJobName: '' }, 'codeJobName REQUIRED'],
  ])('refuses %s, without changes', async (_case, fields, code) => {
    const token = await subscribed();
    await allMailsSent();
    const before = await rows();
    const answer = await change(token, fields);
    expect([answer.status, codesOf(await answer.json())]).toEqual([400, [code]]);
    expect(await rows()).toEqual(before);
    const asPage = await change(token, fields, { accept: 'text/html' });
    expect(asPage.headers.get('location')).toBe(`/alerte/inchangee?motifs=${code.replace(' ', '.')}`);
  });

  it('does not affect the address or its other alert', async () => {
    await subscribe({ codeJobName: 'job_drive' });
    const token = linkIn((await mailbox.received(1))[0], 'modifier');
    await subscribe();
    const answer = await change(token, { codeJobName: 'job_boucherie', email: 'other@exemple.fr' });
    expect(codesOf(await answer.json())).toEqual(['codeJobName ALERT_ALREADY_EXISTS']);
    await change(token, { codeJobName: 'job_bazar', email: 'other@exemple.fr' });
    expect((await rows()).map(({ email }) => email)).toEqual(['camille@exemple.fr', 'camille@exemple.fr']);
  });

  it('is invalid once the alert has ended or was not confirmed in time', async () => {
    const token = await subscribed();
    await connection.database
      .updateTable('alert')
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
      .execute();
    expect((await change(token, { frequency: 'WEEKLY' })).status).toBe(404);
    await act('unsubscription', token);
    expect((await change(token, { frequency: 'WEEKLY' })).status).toBe(404);
  });
});

it('[ALERT-04] counts reasons for unsubscribing, once per alert and without the address', async () => {
  await connection.database.deleteFrom('alert_departure').execute();
  await subscribe();
  const token = linkIn((await mailbox.received(1))[0], 'desinscription');
  const leave = (reason: string) =>
    fetch(`${api.address}${PATH}/unsubscription?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ reason }),
    });
  expect((await leave('FOUND_JOB')).status).toBe(200);
  expect((await leave('FOUND_JOB')).status).toBe(200);
  await subscribe({ codeJobName: 'job_drive' });
  const second = linkIn((await mailbox.received(2))[1], 'desinscription');
  await act('unsubscription', second);
  const counted = await connection.database
    .selectFrom('alert_departure')
    .select(['reason', 'departures'])
    .execute();
  expect(counted).toEqual([{ reason: 'FOUND_JOB', departures: 1 }]);
});

it('[ALERT-03] without double opt-in an alert is active immediately, without a confirmation mail', async () => {
  const plain = await startApi({
    environment: { SMTP_URL: mailbox.url, ALERT_DOUBLE_OPT_IN: 'false' },
  });
  const form = formOf({ email: 'plain@exemple.fr', codeJobName: 'job_boucherie', consent: 'true' });
  const response = await fetch(plain.address + PATH, { method: 'POST', body: form });
  expect([response.status, await response.json()]).toEqual([
    201,
    { id: expect.any(String), status: 'ACTIVE' },
  ]);
  await plain.stop();
  expect(mailbox.mails).toEqual([]);
});

it('days are in Paris time', () => {
  expect(parisDay(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22');
});
