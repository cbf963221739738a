/** @jest-environment node */
import { apiDouble, pageRequest, testConfiguration } from '@careers/testing';
import { jobDescriptions, offers } from '../../test/answers.ts';
import { head, loader } from './page.server.ts';

const PATH = '/nos-metiers/les-metiers-en-supermarche';

async function headOf(search: string) {
  const api = apiDouble({ '/jobdescriptions/': jobDescriptions, '/offers/': offers(1) });
  const request = pageRequest(PATH + search, api, { params: { sector: 'les-metiers-en-supermarche' } });
  return head({
    data: await loader(request),
    params: {},
    pathname: PATH,
    search,
    configuration: testConfiguration,
  });
}

test('[SEO-01] a sector, and each of its categories, has a title and a description of its own, under one address', async () => {
  const heads = await Promise.all(
    ['', '?categorie=Drive', '?categorie=M%C3%A9tiers%20de%20bouche'].map(headOf),
  );
  expect(heads.map(({ title }) => title)).toEqual([
    'Les métiers en supermarché',
    'Les métiers en supermarché\u00a0: Drive',
    'Les métiers en supermarché\u00a0: Métiers de bouche',
  ]);
  expect(
    heads.map(({ description }) => /[^.:]*fiches? métiers?/.exec(description ?? '')?.[0].trim()),
  ).toEqual(['3 fiches métiers', 'une fiche métier', '2 fiches métiers']);
  expect(new Set(heads.map(({ canonical }) => canonical))).toEqual(new Set([PATH]));
});
