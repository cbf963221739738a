import { generateDay, generateOffers } from './offers/generate.ts';
import { referenceData } from './reference-data.ts';
import type { SeedOffer } from './types.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 24 * 3600 * 1000;
const offers = [...generateOffers({ count: 6_000, seed: 2026, now: NOW })];
const data = referenceData();

const share = (isWanted: (offer: SeedOffer) => boolean) => offers.filter(isWanted).length / offers.length;

it('[API-04] seeds 7 sectors, 60 jobs or more, 12 entities, every commune, department and region', () => {
  const sectors = data.jobDescriptions.filter(({ parentCode }) => parentCode === null);
  expect(sectors).toHaveLength(7);
  expect(data.jobDescriptions.length - sectors.length).toBeGreaterThanOrEqual(60);
  expect(data.entities).toHaveLength(12);
  const count = (type: string) => data.referentials.filter((item) => item.type === type).length;
  expect(count('TOWN')).toBeGreaterThan(34_900);
  expect(count('DEPARTMENT')).toBeGreaterThanOrEqual(101);
  expect(count('REGION')).toBeGreaterThanOrEqual(18);
});

it('[API-04] seeds the same offers each time', () => {
  expect([...generateOffers({ count: 200, seed: 2026, now: NOW })]).toEqual([
    ...generateOffers({ count: 200, seed: 2026, now: NOW }),
  ]);
  const references = offers.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(references.length);
});

it('[API-04] seeds every case that pages must handle', () => {
  const cases: Record<string, (offer: SeedOffer) => boolean> = {
    anonymous: ({ isAnonymous }) => isAnonymous,
    closed: ({ status }) => status === 'CLOSED',
    'without a CV': ({ isCVRequired }) => !isCVRequired,
    'with a script': ({ descriptionFormatted }) => descriptionFormatted.includes('<script'),
    'with a hostile link': ({ descriptionFormatted }) => descriptionFormatted.includes('javascript:'),
    'with a hostile picture': ({ descriptionFormatted }) => descriptionFormatted.includes('onerror'),
    overseas: ({ departmentCode }) => /^dep_97/.test(departmentCode),
    'in Corsica': ({ departmentCode }) => /^dep_2[AB]$/.test(departmentCode),
    'in Paris': ({ townCode }) => townCode === 'town_75056',
  };
  for (const count of [0, 1, 2, 3]) {
    cases[`with ${count} questions`] = ({ applicationQuestions }) => applicationQuestions.length === count;
  }
  for (const type of ['TEXT', 'BOOLEAN', 'SINGLE_CHOICE', 'MULTI_CHOICE']) {
    cases[`with ${type}`] = ({ applicationQuestions }) =>
      applicationQuestions.some((each) => each.type === type);
  }
  for (const { code } of data.entities) cases[`of ${code}`] = ({ entityCode }) => entityCode === code;
  expect(Object.keys(cases).filter((name) => !offers.some(cases[name] ?? (() => false)))).toEqual([]);
  const dates = offers.map(({ publicationDate }) => publicationDate);
  expect(new Set(dates).size).toBeLessThan(dates.length);
});

it('[API-04] beginners are accepted except in leading positions', () => {
  const accepting = offers.filter(({ missionProfil }) =>
    /débutants (acceptés|bienvenus)/i.test(missionProfil),
  );
  expect(accepting.length).toBeGreaterThan(100);
  expect(accepting.filter(({ title }) => /^(Responsable|Chef|Second|Manager)/.test(title))).toEqual([]);
});

it('[API-04] seeds realistic offers, with their dates, contracts, hours and texts', () => {
  for (const { publicationDate } of offers) {
    const age = NOW.getTime() - Date.parse(publicationDate);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(122 * DAY);
    expect(new Date(publicationDate).getUTCDay()).not.toBe(0);
  }
  expect(share(({ contractTypeCode }) => contractTypeCode === 'dr_contract_cdi')).toBeGreaterThan(0.5);
  expect(share(({ contractTypeCode }) => contractTypeCode === 'dr_contract_stage')).toBeLessThan(0.08);
  expect(share(({ offerTimeCode }) => offerTimeCode === 'dr_jobtime_tempspartiel')).toBeGreaterThan(0.1);
  expect(share(({ offerTimeCode }) => offerTimeCode === 'dr_jobtime_tempspartiel')).toBeLessThan(0.35);
  for (const { title, contractTypeCode } of offers.filter((each) => each.title.startsWith('Apprenti'))) {
    expect([title, contractTypeCode]).toEqual([title, 'dr_contract_alternance']);
  }
  const texts = new Set(offers.map(({ description, missionProfil }) => description + missionProfil));
  expect(texts.size / offers.length).toBeGreaterThan(0.98);
  expect(
    offers.every(
      ({ isAnonymous, description, locationName }) => !isAnonymous || !description.includes(locationName),
    ),
  ).toBe(true);
});

it('[API-04] publishes the same offers for a morning, with unique numbers', () => {
  const morning = [...generateDay(new Date('2026-11-23T00:00:00Z'), 20)];
  expect([...generateDay(new Date('2026-11-23T00:00:00Z'), 20)]).toEqual(morning);
  const references = new Set([...offers, ...morning].map(({ reference }) => reference));
  expect(references.size).toBe(offers.length + 20);
  for (const { reference, publicationDate } of morning) {
    expect(reference).toMatch(/^\d{4}-\d{1,9}$/);
    expect(publicationDate.slice(0, 10)).toBe('2026-11-23');
  }
});
