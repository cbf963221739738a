/** @jest-environment node */
import { fakeLookups } from './fake-lookups.ts';
import { parse, resolve } from './index.ts';

const open = (query: string) => resolve(parse(`/offres-emploi?${query}`), fakeLookups);
const redirect = (location: string) => ({ kind: 'redirect', status: 302, location });

test.each([
  ['typed words are keywords', 'quoi=chef%20fromager&lieu=', '/offres-emploi?keywords=chef%20fromager'],
  ['a typed town is found', 'quoi=caissier&lieu=nantes&radius=30', '/nos-offres/caissier/nantes'],
  ['a shared name is what the API puts first', 'quoi=&lieu=Paris', '/offres-emploi?codeTown=town_75056'],
  ['a whole region is found', 'quoi=&lieu=pays+de+la+loire', '/offres-emploi?codeRegion=reg_52'],
  [
    'all of France is no place, also when it is written',
    'codeTown=town_44109&lieu=toute+la+France&keywords=x&quoi=x',
    '/offres-emploi?keywords=x',
  ],
  ['the words of a town name that town', 'quoi=&lieu=Paris+(75)', '/offres-emploi?codeTown=town_75056'],
  [
    'what was applied stays when its words stay',
    'codeJobName=job_boucherie&labelJobForUrl=boucher&quoi=Boucher&codeTown=town_44109&lieu=Nantes+(44)&radius=50',
    '/offres-emploi?codeJobName=job_boucherie&labelJobForUrl=boucher&codeTown=town_44109&radius=50',
  ],
  [
    'other words replace the job, and another place the place',
    'codeJobName=job_boucherie&labelJobForUrl=boucher&quoi=Caisse&codeTown=town_44109&lieu=Loire',
    '/offres-emploi?keywords=Caisse&codeDepartment=dep_44',
  ],
  ['an emptied field removes its criterion', 'keywords=x&quoi=&codeTown=town_44109&lieu=', '/offres-emploi'],
  [
    'a radius is kept for a town among the words',
    'quoi=boucher+nantes&lieu=&radius=50',
    '/offres-emploi?keywords=boucher&codeTown=town_44109&radius=50',
  ],
  ['a job’s name is the job of its sheet', 'quoi=Boucher&lieu=', '/nos-offres/boucher'],
  [
    'a job’s name and a town have their path',
    'quoi=boucher&lieu=nantes&radius=30',
    '/nos-offres/boucher/nantes',
  ],
  [
    'a suggested job is the job of its sheet',
    'quoi=Boucher&codeJobName=job_boucherie&lieu=&radius=30',
    '/nos-offres/boucher',
  ],
  [
    'a radius around nothing is dropped',
    'quoi=fleuriste&lieu=&radius=50',
    '/offres-emploi?keywords=fleuriste',
  ],
  [
    'each field is a place, an empty one none',
    'quoi=boucher&lieu=nantes&lieu=&lieu=Pays&radius=30',
    '/offres-emploi?codeJobName=job_boucherie&labelJobForUrl=boucher&codePlace=town_44109,reg_52',
  ],
  [
    'one field names several places',
    'quoi=&lieu=Nantes+ou+paris,+pays+de+la+loire&radius=50',
    '/offres-emploi?codePlace=town_44109,town_75056,reg_52&radius=50',
  ],
  [
    'an emptied field removes its place',
    'quoi=&codePlace=town_44109,town_75056&lieu=&lieu=Paris+(75)',
    '/offres-emploi?codeTown=town_75056',
  ],
  ['a place named twice is one', 'quoi=boucher&lieu=nantes&lieu=Nantes+(44)', '/nos-offres/boucher/nantes'],
  [
    'a position is no place beside others',
    'latitude=48.8&longitude=2.3&lieu=Autour+de+moi&lieu=nantes',
    '/offres-emploi?codeTown=town_44109',
  ],
  ['all of France has no place beside it', 'lieu=nantes&lieu=France', '/offres-emploi'],
  [
    'coordinates stay while the field says so',
    'latitude=48.8&longitude=2.3&lieu=Autour+de+moi&radius=10',
    '/offres-emploi?latitude=48.8&longitude=2.3&radius=10',
  ],
])('[SEARCH-01] without JavaScript, %s', async (_what, query, location) => {
  expect(await open(query)).toEqual(redirect(location));
});

test('[SEARCH-03] reports an unknown typed place, searches nothing, and keeps the rest', async () => {
  expect(await open('quoi=boucher&lieu=Atlantis&codeTown=town_44109&radius=50')).toEqual({
    kind: 'unknownPlace',
    place: 'Atlantis',
    criteria: { codeJobName: 'job_boucherie', labelJobForUrl: 'boucher', radius: 50 },
  });
});

test.each(['lieu=nantes&lieu=Atlantis', 'codeTown=town_44109&lieu=Nantes+(44)&lieu=Atlantis'])(
  '[SEARCH-03] an unknown place beside a known one is named, and the known one is kept: %s',
  async (query) => {
    expect(await open(query)).toEqual({
      kind: 'unknownPlace',
      place: 'Atlantis',
      criteria: { codePlace: ['town_44109'] },
    });
  },
);

test('[SEARCH-03] a text with one unknown name is not a list of places', async () => {
  expect(await open('lieu=Nantes+ou+Atlantis')).toEqual({
    kind: 'unknownPlace',
    place: 'Nantes ou Atlantis',
    criteria: {},
  });
});
