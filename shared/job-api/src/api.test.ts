import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import Ajv from 'ajv';
import type { OfferDetailBody, OfferSearchResultBody, ReferentialBody } from './contract/resources.ts';
import { openApiDocument } from './openapi-document.ts';
import { EXECUTABLE, PDF, RTF } from './testing/documents.ts';
import { startApi } from './testing/running-api.ts';
import type { RunningApi } from './testing/running-api.ts';

const DOCUMENT = resolve(import.meta.dirname, '..', 'openapi.json');
interface OpenApi {
  paths: Record<
    string,
    { get?: { responses: Record<string, { content: Record<string, { schema: object }> }> } }
  >;
  components: object;
}
const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as OpenApi;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.stop());

const search = async (query: string) => (await api.get(`/offers/?${query}`)).body as OfferSearchResultBody;

/** Checks a body against what the document says of a path's answer. */
function expectOfDocument(path: string, status: number, body: unknown): void {
  const schema =
    document.paths[`/api/v2.0${path}`]?.get?.responses[String(status)]?.content['application/json']?.schema;
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const validate = ajv.compile({ ...schema, components: document.components });
  expect(validate(body) ? [] : validate.errors).toEqual([]);
}

describe('[API-04] the document', () => {
  it('is the one of the server', async () => {
    expect(document).toEqual(await openApiDocument());
  });

  it('[API-01] is kept by every endpoint', async () => {
    const { list } = await search('size=1');
    for (const [path, asked] of [
      ['/offers/', '/offers/?keywords=boucher&codeTown=town_44109'],
      ['/offers/{reference}', `/offers/${list[0]?.reference}`],
      ['/offers/multiple', `/offers/multiple?references=${list[0]?.reference},1999-1`],
      ['/referentials/', '/referentials/?type=TOWN&keyword=nan'],
      ['/referentials/{code}', '/referentials/town_44109'],
      ['/referentials/forSEO', '/referentials/forSEO?type=REGION'],
      ['/referentials/offerKeyword', '/referentials/offerKeyword?keyword=bou'],
      ['/entity/', '/entity/'],
      ['/jobdescriptions/', '/jobdescriptions/?hasParent=false'],
      ['/jobdescriptions/{code}', '/jobdescriptions/job_boucherie'],
      ['/jobdescriptions/forSEO', '/jobdescriptions/forSEO?hasParent=true'],
      ['/offerprofiles/{labelForUrl}', '/offerprofiles/boucher'],
    ] as const) {
      const { status, body } = await api.get(asked);
      expect([asked, status]).toEqual([asked, 200]);
      expectOfDocument(path, 200, body);
    }
  });

  it.each(
    [
      '/offers/?page=abc',
      '/offers/?size=100000',
      '/offers/?latitude=900&longitude=0',
      '/offers/1999-1',
      '/offers/%00',
      '/referentials/unknown',
      '/nothing',
      `/offers/?keywords=${'x'.repeat(10_000)}`,
      '/jobdescriptions/?hasParent=maybe',
    ].map((path) => [path.slice(0, 60), path]),
  )('answers %s with the error shape, never 500', async (_name, path = '') => {
    const { status, body } = await api.get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).toEqual([
      { field: expect.any(String), code: expect.any(String), message: expect.any(String) },
    ]);
  });

  it.each([
    '/offers/?__proto__=x',
    '/offers/?keywords=%27%3B+drop',
    '/offers/?codeTown=a&codeTown=b',
    '/offers/?keywords=%00',
  ])('is not moved by %s', async (path) => expect((await api.get(path)).status).toBe(200));
});

describe('the search', () => {
  it('[API-02] says how many there are in its headers', async () => {
    const { headers, body } = await api.get('/offers/?size=7');
    const { count, maxPages } = body as OfferSearchResultBody;
    expect(Number(headers.get('X-Total-Elements'))).toBe(count);
    expect(Number(headers.get('X-Total-Pages'))).toBe(maxPages);
    expect(maxPages).toBe(Math.ceil(count / 7));
  });

  it('[SEARCH-06] counts each facet without its own selection', async () => {
    const all = await search('');
    const cdi = await search('codeContractType=dr_contract_cdi');
    expect(cdi.contractTypes).toEqual(all.contractTypes);
    expect(cdi.count).toBe(all.contractTypes.find(({ code }) => code === 'dr_contract_cdi')?.count);
    expect(cdi.offerTimes.reduce((sum, { count }) => sum + count, 0)).toBe(cdi.count);
    expect(cdi.list.every(({ contractType }) => contractType.code === 'dr_contract_cdi')).toBe(true);
  });

  it('[SEARCH-05] keeps to the radius, clamps it, and tells the distance', async () => {
    const near = await search('codeTown=town_44109&radius=30&size=200');
    expect(near.list.every(({ distance }) => (distance ?? 99) <= 30)).toBe(true);
    const clamped = await search('codeTown=town_44109&radius=900&size=200');
    expect(clamped.count).toBe((await search('codeTown=town_44109&radius=100')).count);
    const byDistance = (await search('codeTown=town_44109&sort=distance,asc')).list.map(
      ({ distance }) => distance ?? 0,
    );
    expect(byDistance).toEqual(byDistance.toSorted((left, right) => left - right));
  });

  it('[SEARCH-07] sorts by date, equal dates by reference, and repeats no offer on the next page', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => search(`page=${page}&size=100`)));
    const offers = pages.flatMap(({ list }) => list);
    expect(new Set(offers.map(({ reference }) => reference)).size).toBe(offers.length);
    const keys = offers.map(({ publicationDate, reference }) => `${publicationDate} ${reference}`);
    expect(keys).toEqual(keys.toSorted().reverse());
  });

  it('finds inflections, accents, synonyms and a typing error', async () => {
    const { count } = await search('keywords=boucher');
    expect(count).toBeGreaterThan(10);
    expect((await search('keywords=BOUCHER')).count).toBe(count);
    for (const words of [
      'bouchers',
      'h%C3%B4tesse%20de%20caisse',
      'caissiere',
      'chauffeur%20pl',
      'poissonerie',
      'patissier',
    ]) {
      expect([words, (await search(`keywords=${words}`)).count > 0]).toEqual([words, true]);
    }
    expect((await search('keywords=boucher')).list[0]?.title).toMatch(/[Bb]ouch/);
    expect((await search('keywords=zzzzzzzz')).count).toBe(0);
  });

  it('[OFFER-06] neither names nor finds the entity of an anonymous offer', async () => {
    const anonymous = (await search('size=1000')).list.filter(({ isAnonymous }) => isAnonymous);
    expect(anonymous.length).toBeGreaterThan(5);
    for (const { entity } of anonymous) expect(entity).toBeNull();
    const { entities } = await search('');
    for (const { code, count } of entities) {
      const found = await search(`codeEntity=${code}&size=1000`);
      expect(found.count).toBe(count);
      expect(found.list.some(({ isAnonymous }) => isAnonymous)).toBe(false);
    }
    const detail = (await api.get(`/offers/${anonymous[0]?.reference}`)).body as OfferDetailBody;
    expect(detail.recruiter).toBeUndefined();
    expect(detail.offerLocation.address).toBe('');
  });

  it('resolves a label shared by a town and its department to the department', async () => {
    const { body } = await api.get(
      '/referentials/?labelForUrl=paris&type=CONTRACT_TYPE,DURATION,TOWN,DEPARTMENT,REGION&size=1&sort=type,asc',
    );
    expect((body as ReferentialBody[])[0]).toMatchObject({ type: 'DEPARTMENT', code: 'dep_75' });
  });
});

describe('applications', () => {
  let number = 0;
  async function anOffer(wanted: (offer: OfferDetailBody) => boolean): Promise<OfferDetailBody> {
    const { list } = await search('size=300');
    for (const { reference } of list) {
      const offer = (await api.get(`/offers/${reference}`)).body as OfferDetailBody;
      if (wanted(offer)) return offer;
    }
    throw new Error('The seed has no such offer.');
  }
  const plain = () =>
    anOffer(({ applicationQuestions, isCVRequired }) => applicationQuestions.length === 0 && isCVRequired);

  function aForm(reference: string, changes: Record<string, string | [Buffer, string]> = {}): FormData {
    number += 1;
    const form = new FormData();
    const fields = {
      type: 'OFFER',
      offerReference: reference,
      firstName: 'Camille',
      lastName: 'Durand',
      email: `camille.${number}@exemple.fr`,
      postalCode: '44000',
      consent: 'true',
      cv: [PDF, 'cv.pdf'] as [Buffer, string],
      ...changes,
    };
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') form.set(name, value);
      else form.set(name, new Blob([Uint8Array.from(value[0])]), value[1]);
    }
    return form;
  }
  const codesOf = (body: unknown) =>
    (body as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`);

  it('[APPLY-06] is stored once, also under twenty equal requests', async () => {
    const { reference } = await plain();
    const form = aForm(reference);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post(form, { 'Idempotency-Key': 'key-of-one-application' })),
    );
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
  });

  it('[APPLY-09] is refused a second time for the same offer and address', async () => {
    const { reference } = await plain();
    const email = 'twice@exemple.fr';
    expect((await api.post(aForm(reference, { email }))).status).toBe(201);
    const { status, body } = await api.post(aForm(reference, { email: email.toUpperCase() }));
    expect(status).toBe(400);
    expect(codesOf(body)).toEqual(['offerReference APPLICATION_ALREADY_EXISTS']);
  });

  it('[APPLY-02] is told every message of the owner', async () => {
    const { reference } = await plain();
    const { body } = await api.post(
      aForm(reference, { firstName: ' ', lastName: '', email: 'x', postalCode: '', consent: '', cv: '' }),
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
    ['a pdf inside a .doc name', [PDF, 'cv.doc'], 'cv FILE_TYPE'],
    ['an empty file', [Buffer.alloc(0), 'cv.pdf'], 'cv FILE_TYPE'],
    ['a text', [Buffer.from('bonjour'), 'cv.txt'], 'cv FILE_TYPE'],
    ['the largest', [Buffer.concat([PDF, Buffer.alloc(2_097_152 - PDF.length)]), 'cv.pdf'], null],
    [
      'one byte more',
      [Buffer.concat([PDF, Buffer.alloc(2_097_153 - PDF.length)]), 'cv.pdf'],
      'cv FILE_TOO_LARGE',
    ],
  ] as const)('[APPLY-03] judges %s by its content', async (_case, [bytes, name], refusal) => {
    const { reference } = await plain();
    const { status, body } = await api.post(aForm(reference, { cv: [bytes, name] }));
    if (refusal === null) expect(status).toBe(201);
    else expect([status, codesOf(body)]).toEqual([400, [refusal]]);
  });

  it('[APPLY-04] wants every question answered', async () => {
    const offer = await anOffer(({ applicationQuestions }) => applicationQuestions.length > 1);
    const { body } = await api.post(aForm(offer.reference));
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
    expect((await api.post(aForm(offer.reference, { answers: JSON.stringify(answers) }))).status).toBe(201);
  });

  it('[APPLY-13] tells a robot what it wants to hear, and stores nothing', async () => {
    const { reference } = await plain();
    const email = 'robot@exemple.fr';
    expect((await api.post(aForm(reference, { email, website: 'https://spam.test' }))).status).toBe(201);
    expect((await api.post(aForm(reference, { email }))).status).toBe(201);
  });

  it.each([
    ['an unknown offer', { offerReference: '1999-1' }, 'offerReference INVALID_FORMAT'],
    ['no type', { type: '' }, 'type REQUIRED'],
  ])('refuses %s', async (_case, changes, refusal) => {
    const { body } = await api.post(aForm('x', changes));
    expect(codesOf(body)).toEqual([refusal]);
  });
});

it('a second server on one folder is refused, with what to do', async () => {
  const environment = { ...process.env, DATA_DIRECTORY: api.dataDirectory, PORT: '0' };
  const second = promisify(execFile)(process.execPath, [resolve(import.meta.dirname, 'main.ts')], {
    env: environment,
  });
  await expect(second).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/in use by another server .* Stop it/),
  });
}, 20_000);
