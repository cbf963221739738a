import assert from 'node:assert/strict';
import type { JobDescriptionBody, NewsBody, ReferentialBody } from '../../src/schemas/resources.ts';
import { check, expectSame } from './accepted-api.ts';
import type { AcceptedApi, Check } from './accepted-api.ts';

const places = (api: AcceptedApi, keyword: string) =>
  api.found<ReferentialBody[]>(
    `/referentials/?type=TOWN,DEPARTMENT,REGION&size=8&keyword=${encodeURIComponent(keyword)}`,
  );

/** Expected first suggestions of typed texts, with any accents, articles and apostrophes. */
const SUGGESTED: readonly (readonly [typed: string, code: string])[] = [
  ['nant', 'town_44109'],
  ['NANTES', 'town_44109'],
  ['44000', 'town_44109'],
  ['saint-etienne', 'town_42218'],
  ['St Étienne', 'town_42218'],
  ["l'hay", 'town_94038'],
  ['l’haÿ-les', 'town_94038'],
  ['la roch', 'town_17300'],
  ['rochelle', 'town_17300'],
  ['ajaccio', 'town_2A004'],
  ['2A', 'dep_2A'],
  ['20000', 'town_2A004'],
  ['974', 'dep_974'],
  ['saint-denis', 'town_97411'],
  ['75015', 'town_75056'],
  ['Lyon 3e', 'town_69123'],
  ['marseille 8', 'town_13055'],
  ['44', 'dep_44'],
  ['loire-atl', 'dep_44'],
  ['bretagne', 'reg_53'],
];

/** Lists of values, places, jobs and news (decisions.md#api-contract). */
export const REFERENCE_CHECKS: readonly Check[] = [
  ...SUGGESTED.map(([typed, code]) =>
    check(`« ${typed} » suggests ${code}`, async (api) => {
      const found = await places(api, typed);
      assert.ok(
        found.slice(0, 3).some((item) => item.code === code),
        found.map(({ label }) => label).join(', '),
      );
    }),
  ),
  check('only active values of the types asked for are listed, contracts in their order', async (api) => {
    const contracts = await api.found<ReferentialBody[]>(
      '/referentials/?type=CONTRACT_TYPE&page=0&size=100&sort=numOrder,asc',
    );
    assert.equal(contracts[0]?.code, 'dr_contract_cdi');
    assert.ok(contracts.every(({ type, active }) => type === 'CONTRACT_TYPE' && active));
  }),
  check('a label that a town shares with its department is the department’s', async (api) => {
    const types = 'CONTRACT_TYPE,DURATION,TOWN,DEPARTMENT,REGION';
    const [found] = await api.found<ReferentialBody[]>(
      `/referentials/?labelForUrl=paris&type=${types}&page=0&size=1&sort=type,asc`,
    );
    assert.equal(found?.type, 'DEPARTMENT');
  }),
  check('a value is found by its code', async (api) => {
    const [region] = await api.found<ReferentialBody[]>('/referentials/?type=REGION&size=1');
    expectSame(await api.found(`/referentials/${region?.code}`), region);
  }),
  check('sectors have no parent, jobs have one, and both are found by their URL label', async (api) => {
    const sectors = await api.found<JobDescriptionBody[]>('/jobdescriptions/?hasParent=false&size=1000');
    assert.ok(sectors.length >= 7 && sectors.every(({ parent }) => parent === null));
    const jobs = await api.found<JobDescriptionBody[]>(`/jobdescriptions/?parentCode=${sectors[0]?.code}`);
    assert.ok(jobs.length > 0 && jobs.every(({ parent }) => parent?.code === sectors[0]?.code));
    const [job] = jobs;
    const query = `titleForUrl=${job?.titleForUrl}&parentTitleForUrl=${sectors[0]?.titleForUrl}`;
    const named = await api.found<JobDescriptionBody[]>(`/jobdescriptions/?${query}`);
    expectSame(
      named.map(({ code }) => code),
      [job?.code],
    );
  }),
  check('profiles of jobs come only when they are asked for', async (api) => {
    const [without] = await api.found<JobDescriptionBody[]>('/jobdescriptions/?hasParent=true&size=1');
    assert.equal(without?.offersProfile, undefined);
    const [job] = await api.found<JobDescriptionBody[]>(
      '/jobdescriptions/?hasParent=true&size=1&withOffersProfile=true',
    );
    const [profile] = job?.offersProfile ?? [];
    expectSame(await api.found(`/offerprofiles/${profile?.labelForUrl}`), profile);
  }),
  check('news come with the latest first, and one by one', async (api) => {
    const list = await api.found<NewsBody[]>('/news/?page=0&size=10&sort=publicationDate,desc');
    const dates = list.map(({ publicationDate }) => publicationDate);
    expectSame(dates, dates.toSorted().reverse());
    assert.equal((await api.found<NewsBody>(`/news/${list[0]?.id}`)).title, list[0]?.title);
  }),
];
