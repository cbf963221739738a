import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { EXECUTABLE, PDF, RTF } from '@careers/api-client/document-samples';
import { anApplication, codesOf, findOffer, findPlainOffer } from '../testing/forms.ts';
import { startApi } from '../testing/running-api.ts';
import type { RunningApi } from '../testing/running-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.stop());

it('[API-03] a request with two hosts is refused', async () => {
  const { hostname, port } = new URL(api.address);
  const socket = connect(Number(port), hostname);
  socket.end('GET /api/v2.0/openapi.json HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

describe('applications', () => {
  it('[APPLY-06] are stored once, even from twenty identical requests', async () => {
    const { reference } = await findPlainOffer(api);
    const form = anApplication(reference);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post(form, { 'Idempotency-Key': 'key-of-one-application' })),
    );
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
  });

  it('[APPLY-09] are refused a second time for the same offer and address', async () => {
    const { reference } = await findPlainOffer(api);
    const email = 'twice@exemple.fr';
    expect((await api.post(anApplication(reference, { email }))).status).toBe(201);
    const { status, body } = await api.post(anApplication(reference, { email: email.toUpperCase() }));
    expect(status).toBe(400);
    expect(codesOf(body)).toEqual(['offerReference APPLICATION_ALREADY_EXISTS']);
  });

  it('[APPLY-02] get every message of the owner', async () => {
    const { reference } = await findPlainOffer(api);
    const { body } = await api.post(
      anApplication(reference, {
        firstName: ' ',
        lastName: '',
        email: 'x',
        postalCode: '',
        consent: '',
        cv: '',
      }),
    );
    expect((body as { message: string }[]).map(({ message }) => message)).toEqual([
      'Le prénom est obligatoire',
      'Le nom est obligatoire',
      "Le format de l'e-mail est invalide",
      'Le code postal est obligatoire',
      'Merci de renseigner votre CV',
      "Merci d'accepter les conditions ci-dessus pour continuer",
    ]);
  });

  it.each([
    ['a pdf', [PDF, 'cv.pdf'], null],
    ['an rtf', [RTF, 'cv.rtf'], null],
    ['a renamed executable', [EXECUTABLE, 'cv.pdf'], 'cv FILE_TYPE'],
    ['a pdf inside a .doc name', [PDF, 'cv.doc'], null],
    ['an empty file', [Buffer.alloc(0), 'cv.pdf'], 'cv FILE_TYPE'],
    ['a text', [Buffer.from('bonjour'), 'cv.txt'], 'cv FILE_TYPE'],
    ['the largest', [Buffer.concat([PDF, Buffer.alloc(2_097_152 - PDF.length)]), 'cv.pdf'], null],
    [
      'one byte more',
      [Buffer.concat([PDF, Buffer.alloc(2_097_153 - PDF.length)]), 'cv.pdf'],
      'cv FILE_TOO_LARGE',
    ],
  ] as const)('[APPLY-03] judges %s by its content', async (_case, [bytes, name], refusal) => {
    const { reference } = await findPlainOffer(api);
    const { status, body } = await api.post(anApplication(reference, { cv: [bytes, name] }));
    if (refusal === null) expect(status).toBe(201);
    else expect([status, codesOf(body)]).toEqual([400, [refusal]]);
  });

  it('[APPLY-04] need an answer to every question', async () => {
    const offer = await findOffer(api, ({ applicationQuestions }) => applicationQuestions.length > 1);
    const { body } = await api.post(anApplication(offer.reference));
    expect(codesOf(body)).toContain('answers REQUIRED');
    const answers = offer.applicationQuestions.map(({ id, type, options }) => ({
      questionId: id,
      value: {
        TEXT: 'Deux ans',
        BOOLEAN: true,
        SINGLE_CHOICE: options[0]?.code,
        MULTI_CHOICE: [options[0]?.code],
      }[type],
    }));
    expect(
      (await api.post(anApplication(offer.reference, { answers: JSON.stringify(answers) }))).status,
    ).toBe(201);
  });

  it('[APPLY-13] pretend success to a robot, and store nothing', async () => {
    const { reference } = await findPlainOffer(api);
    const email = 'robot@exemple.fr';
    expect((await api.post(anApplication(reference, { email, website: 'https://spam.test' }))).status).toBe(
      201,
    );
    expect((await api.post(anApplication(reference, { email }))).status).toBe(201);
  });

  it.each([
    ['an unknown offer', { offerReference: '1999-1' }, 'offerReference INVALID_FORMAT'],
    ['no type', { type: '' }, 'type REQUIRED'],
  ])('refuses %s', async (_case, changes, refusal) => {
    const { body } = await api.post(anApplication('x', changes));
    expect(codesOf(body)).toEqual([refusal]);
  });
});
