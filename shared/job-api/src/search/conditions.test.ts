import { sql } from 'kysely';
import { MENTIONS } from '../schemas/facets.ts';
import type { DepartmentCountBody, OfferDetailBody, OfferSearchResultBody } from '../schemas/resources.ts';
import type { Connection } from '../database/connect.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';

let api: RunningApi;
let connection: Connection;
beforeAll(async () => {
  api = await startApi();
  connection = await connectionTo(api.databaseUrl);
}, 120_000);
afterAll(async () => {
  await connection.close();
  await api.stop();
});

const DAY = 24 * 3600 * 1000;
const search = async (query: string) => (await api.get(`/offers/?${query}`)).body as OfferSearchResultBody;
const wholeOf = (query: string) => search(`${query}&size=1000`);

it('[SEARCH-06] finds offers published in the last days, and counts facets among them', async () => {
  const all = await wholeOf('codeContractType=dr_contract_cdi');
  for (const days of [1, 3, 7, 14, 30]) {
    const found = await wholeOf(`codeContractType=dr_contract_cdi&publishedWithinDays=${days}`);
    const since = Date.now() - days * DAY;
    const expected = all.list.filter(({ publicationDate }) => Date.parse(publicationDate) > since);
    expect(found.list.map(({ reference }) => reference)).toEqual(expected.map(({ reference }) => reference));
    expect(found.count).toBe(expected.length);
    expect(found.contractTypes.find(({ code }) => code === 'dr_contract_cdi')?.count).toBe(found.count);
  }
});

it('[SEARCH-06] does not treat dates and pay without hits as a typing error', async () => {
  const found = await search('keywords=boucher&minimumSalary=900000');
  expect(found.count).toBe(0);
  expect(found).not.toHaveProperty('hasAnyKeyword');
  expect(found.withSalary).toBeGreaterThan(0);
});

describe('[SEARCH-06] pay', () => {
  it('is stated by some offers, and never below the minimum wage', async () => {
    const { list, count, withSalary = 0 } = await wholeOf('');
    const paid = list.flatMap(({ salary }) => salary ?? []);
    expect(paid.length).toBeGreaterThan(list.length * 0.3);
    expect(paid.length).toBeLessThan(list.length * 0.6);
    expect(withSalary).toBeLessThan(count);
    for (const { minimum, maximum, unit } of paid) {
      expect(minimum).toBeLessThanOrEqual(maximum);
      if (unit === 'HOUR') expect(minimum).toBeGreaterThanOrEqual(12.02);
    }
  });

  it('filters by monthly pay, and counts the offers that state it', async () => {
    const all = await wholeOf('codeJob=job_caisseaccueil');
    const monthly = ({ salary }: (typeof all.list)[number]) =>
      salary ? salary.maximum * { HOUR: 151.67, MONTH: 1, YEAR: 1 / 12 }[salary.unit] : 0;
    const found = await wholeOf('codeJob=job_caisseaccueil&minimumSalary=1900');
    expect(found.list.length).toBeGreaterThan(0);
    expect(found.list).toHaveLength(all.list.filter((offer) => monthly(offer) >= 1900).length);
    expect(found.list.every((offer) => monthly(offer) >= 1900)).toBe(true);
    expect(found.withSalary).toBe(all.list.filter(({ salary }) => salary).length);
    expect(all.withSalary).toBe(found.withSalary);
  });
});

it.each(['', 'codeContractType=dr_contract_cdi', 'minimumSalary=1900&publishedWithinDays=20'])(
  '[SEARCH-06] a limit of dates or pay says what choosing it finds, "%s" chosen besides',
  async (chosen) => {
    const { publishedWithin = [], paidFrom = [] } = await search(chosen);
    expect([publishedWithin.length, paidFrom.length]).toEqual([4, 5]);
    const steps = { publishedWithinDays: publishedWithin, minimumSalary: paidFrom };
    for (const [parameter, counted] of Object.entries(steps)) {
      for (const { value, count } of counted) {
        const query = new URLSearchParams(chosen);
        query.set(parameter, String(value));
        expect([parameter, value, count]).toEqual([parameter, value, (await search(String(query))).count]);
      }
    }
  },
);

describe('[SEARCH-06] mentions', () => {
  it('offers match all chosen ones, in their own texts', async () => {
    const found = await wholeOf('codeMention=mention_weekend,mention_beginners');
    expect(found.count).toBeGreaterThan(0);
    for (const { mentions = [] } of found.list) {
      expect(mentions.map(({ code }) => code)).toEqual(
        expect.arrayContaining(['mention_weekend', 'mention_beginners']),
      );
    }
    const { list } = await search('codeMention=mention_telework&size=5');
    for (const { reference } of list) {
      const offer = (await api.get(`/offers/${reference}`)).body as OfferDetailBody;
      expect(offer.description + offer.missionProfil).toMatch(/télétravail/i);
    }
  });

  it.each([
    ['Poste en télétravail deux jours par semaine.', ['mention_telework']],
    ['Pas de télétravail sur ce poste.', []],
    ['Du lundi au vendredi.', ['mention_weekendfree']],
    ['Week-ends libres, sauf à Noël.', ['mention_weekendfree']],
    ['Du lundi au vendredi, un samedi sur trois.', ['mention_weekend']],
    ['Un week-end libre sur deux.', ['mention_weekend']],
    ['Repos le dimanche et un autre jour.', []],
    ['Vous aimez les gens, même le samedi à 18 heures.', []],
    ['Débutants acceptés.', ['mention_beginners']],
    ['Débutants, s’abstenir : débutants non acceptés.', []],
    ['Aucun diplôme n’est exigé.', ['mention_beginners']],
    ['Travail en équipe du matin, d’après-midi ou de nuit.', ['mention_night']],
    ['Notre entrepôt approvisionne chaque nuit les magasins.', []],
    ['Pas de travail de nuit.', []],
  ])('« %s » mentions %j', async (text, codes) => {
    const { rows } = await sql<{ mentions: string[] }>`
      select offer_mentions(word_vector('Boucher F/H', 'A') || word_vector(${text}, 'D')) as mentions`.execute(
      connection.database,
    );
    expect(rows[0]?.mentions).toEqual(codes);
  });

  it('all have a name', async () => {
    const { rows } = await sql<{ code: string }>`select distinct unnest(mentions) as code from offer`.execute(
      connection.database,
    );
    const known: readonly string[] = MENTIONS.map(({ code }) => code);
    expect(rows.filter(({ code }) => !known.includes(code))).toEqual([]);
    expect(rows).toHaveLength(known.length);
  });
});

it('[SEARCH-19] counts by department match the search', async () => {
  const query = 'keywords=boucher%20bretagne&codeContractType=dr_contract_cdi';
  const counts = (await api.get(`/offers/departments?${query}`)).body as DepartmentCountBody[];
  const { list, count } = await wholeOf(query);
  expect(counts.reduce((total, each) => total + each.count, 0)).toBe(count);
  expect(counts.map((each) => each.count)).toEqual(
    counts.map((each) => each.count).toSorted((left, right) => right - left),
  );
  expect(new Set(counts.map(({ code }) => code))).toEqual(
    new Set(list.map(({ department }) => department.code)),
  );
  for (const { code, label, count: there } of counts) {
    const offers = list.filter(({ department }) => department.code === code);
    expect([label, there]).toEqual([offers[0]?.department.label, offers.length]);
  }
});

it('[SEARCH-06] companies of one group are found and counted as one', async () => {
  const { entities } = await search('');
  expect(entities.map(({ code }) => code)).not.toContain('u-logistique');
  const counts = await Promise.all(
    ['u-log', 'u-logistique', 'u-log,u-logistique'].map(
      async (codes) => (await search(`codeEntity=${codes}`)).count,
    ),
  );
  expect(new Set(counts).size).toBe(1);
  const stores = await search('codeEntity=magasins-u,super-u,hyper-u,u-express,utile');
  expect(entities.find(({ code }) => code === 'magasins-u')?.count).toBe(stores.count);
});
