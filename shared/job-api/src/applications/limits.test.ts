import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { anApplication, codesOf, findPlainOffer } from '../../testing/forms.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';
import { UploadMemory } from '../http/form.ts';
import { createVirusScanner } from './virus-scanner.ts';

const LIMIT = 10;

let api: RunningApi;
let scanner: Server;
let isScannerDown: boolean;
beforeAll(async () => {
  scanner = createServer((socket) => {
    if (isScannerDown) socket.destroy();
    else socket.resume().end('stream: OK\0');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => scanner.once('listening', resolve));
  const { port } = scanner.address() as AddressInfo;
  const environment = { CLAMD_ADDRESS: `127.0.0.1:${port}` };
  api = await startApi({ rateLimitPerMinute: LIMIT, environment });
}, 120_000);
afterAll(async () => {
  await api.stop();
  scanner.close();
});
beforeEach(() => {
  isScannerDown = false;
});

/** Each test uses its own visitors. */
const from = (address: string) => ({ 'X-Forwarded-For': address });

it('[APPLY-13] accepts ten requests a minute per visitor, and refuses the rest of twenty concurrent ones', async () => {
  const post = (address: string) => api.post(anApplication('1999-1'), from(address));
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('203.0.113.1')));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(LIMIT);
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(20 - LIMIT);
  expect(limited[0]?.body).toEqual([
    {
      field: '',
      code: 'TOO_MANY_REQUESTS',
      message: 'Trop de demandes, merci de réessayer dans une minute',
    },
  ]);
  expect((await post('203.0.113.2')).status).toBe(400);
});

it('[ERROR-03] requests that the server failed do not count towards the limit', async () => {
  const { reference } = await findPlainOffer(api);
  const form = anApplication(reference);
  const post = () => api.post(form, from('203.0.113.3'));
  isScannerDown = true;
  for (let times = 2 * LIMIT; times > 0; times -= 1) expect((await post()).status).toBe(503);
  isScannerDown = false;
  expect((await post()).status).toBe(201);
});

it('uploads share a bounded memory, and release it', () => {
  const memory = new UploadMemory(10);
  memory.take(6);
  expect(() => memory.take(5)).toThrow('UNAVAILABLE');
  memory.giveBack(6);
  expect(() => memory.take(10)).not.toThrow();
});

it('refuses files if the scanner is down, and does not scan without its address', async () => {
  expect(createVirusScanner(null)).toBeNull();
  await expect(createVirusScanner('127.0.0.1:1')?.isClean(Buffer.from('x'))).rejects.toMatchObject({
    name: 'ScannerFailure',
    statusCode: 503,
  });
});

it('[SEC-01] limits guesses of alert links, but not many readers of one mail client', async () => {
  for (const action of ['confirmation', 'unsubscription']) {
    const follow = (token: number) =>
      fetch(
        `${api.address}/api/v2.0/offers/subscriptionmailwithoutaccount/${action}?token=${String(token).padStart(43, '0')}`,
        { method: 'POST', headers: from('203.0.113.4') },
      );
    const answers = await Promise.all(Array.from({ length: 125 }, (_, token) => follow(token)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(25);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  }
});

it('[APPLY-13] one mailbox is one applicant, in any spelling of its address', async () => {
  const { reference } = await findPlainOffer(api);
  const apply = (email: string) => api.post(anApplication(reference, { email }), from('203.0.113.5'));
  expect((await apply('camille.durand@exemple.fr')).status).toBe(201);
  for (const spelling of [
    'Camille.Durand@Exemple.FR',
    'camille\u200b.durand@exemple.fr',
    'camille.du\u00adrand@exemple.fr',
    '\ufeffcamille.durand@ｅｘｅｍｐｌｅ．ｆｒ',
    'mailto:camille.durand@exemple.fr.',
  ]) {
    const { status, body } = await apply(spelling);
    expect([spelling, status, codesOf(body)]).toEqual([
      spelling,
      400,
      ['offerReference APPLICATION_ALREADY_EXISTS'],
    ]);
  }
  for (const spelling of [
    'camille.durand@exemple.fr>',
    '<camille.durand@exemple.fr',
    'a<camille.durand@exemple.fr',
  ]) {
    const { status, body } = await apply(spelling);
    expect([spelling, status, codesOf(body)]).toEqual([spelling, 400, [expect.stringMatching(/^email /)]]);
  }
});
