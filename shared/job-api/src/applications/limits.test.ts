import { anApplication, codesOf, findPlainOffer } from '../../testing/forms.ts';
import { startApi } from '../../testing/running-api.ts';
import { UploadMemory } from '../http/form.ts';
import { createVirusScanner } from './virus-scanner.ts';

it('[APPLY-13] ten a minute from one address are answered, the rest of twenty at once are not', async () => {
  const api = await startApi({ rateLimitPerMinute: 10 });
  try {
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(anApplication('1999-1'))));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(10);
    expect(limited[0]?.body).toEqual([
      {
        field: '',
        code: 'TOO_MANY_REQUESTS',
        message: 'Trop de demandes, merci de réessayer dans une minute',
      },
    ]);
  } finally {
    await api.stop();
  }
});

it('uploads share a bounded memory, and give it back', () => {
  const memory = new UploadMemory(10);
  memory.take(6);
  expect(() => memory.take(5)).toThrow('UNAVAILABLE');
  memory.giveBack(6);
  expect(() => memory.take(10)).not.toThrow();
});

it('a scanner that is not there takes no file, and none is asked without its address', async () => {
  expect(createVirusScanner(null)).toBeNull();
  await expect(createVirusScanner('127.0.0.1:1')?.isClean(Buffer.from('x'))).rejects.toMatchObject({
    name: 'ScannerFailure',
    statusCode: 503,
  });
});

it('[APPLY-13] the limit is for each visitor, not for the proxy they all come through', async () => {
  const api = await startApi({ rateLimitPerMinute: 2 });
  try {
    const from = (address: string) => api.post(anApplication('1999-1'), { 'X-Forwarded-For': address });
    const answers = await Promise.all(['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'].map(from));
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 400, 429]);
  } finally {
    await api.stop();
  }
});

it('[SEC-01] who tries links of alerts is stopped, where many readers of one mail program are not', async () => {
  const api = await startApi({ rateLimitPerMinute: 2 });
  try {
    for (const action of ['confirmation', 'unsubscription']) {
      const follow = (token: number) =>
        fetch(
          `${api.address}/api/v2.0/offers/subscriptionmailwithoutaccount/${action}?token=${String(token).padStart(43, '0')}`,
          {
            method: 'POST',
          },
        );
      const answers = await Promise.all(Array.from({ length: 25 }, (_, token) => follow(token)));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(5);
      expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    }
  } finally {
    await api.stop();
  }
});

it('[APPLY-13] one mailbox is one applicant, however its address is spelt', async () => {
  const api = await startApi({ rateLimitPerMinute: 100 });
  try {
    const { reference } = await findPlainOffer(api);
    const apply = (email: string) => api.post(anApplication(reference, { email }));
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
  } finally {
    await api.stop();
  }
});
