import { CONTENT, checkContent, contentErrors } from '../content/check-content.ts';
import { KEY_FIGURES } from '../content/copy/become-owner.ts';
import { CONTRIBUTIONS, PROFILES } from '../content/profiles.ts';
import { OWNER_QUESTIONS } from '../content/questions.ts';
import { REGIONS } from '../content/regions/index.ts';
import { VALUES } from '../content/values.ts';

/** Normalises no-break spaces, which are checked elsewhere. */
const read = (text: string) => text.replaceAll('\u00a0', ' ');

it('[ENTR-01] three profiles with the training of both networks as decided', () => {
  expect(PROFILES.map(({ paths }) => paths.map(({ duration }) => read(duration)))).toEqual([
    ['8 à 12 mois', '4 à 8 mois'],
    ['12 à 18 mois', '6 à 12 mois'],
    ['18 à 24 mois'],
  ]);
});

it('[ENTR-02] six questions, each with an address of its own', () => {
  expect(new Set(OWNER_QUESTIONS.map(({ id }) => id)).size).toBe(6);
});

it('[ENTR-03] four regions, each with a contact and an address by environment', () => {
  expect(REGIONS.map(({ id }) => id)).toEqual(['nord-ouest-ile-de-france', 'est', 'ouest', 'grand-sud']);
  for (const { applicationUrl } of REGIONS.flatMap(({ contacts }) => contacts)) {
    expect(applicationUrl.production).not.toBe(applicationUrl.development);
  }
});

it('[ENTR-03] every contact has a face, a number and an address of their own', () => {
  const contacts = REGIONS.flatMap((region) => region.contacts);
  for (const one of ['portrait', 'phone', 'linkedin'] as const)
    expect(new Set(contacts.map((contact) => contact[one])).size).toBe(contacts.length);
  expect(new Set(contacts.map(({ applicationUrl }) => applicationUrl.production)).size).toBe(contacts.length);
});

it('[ENTR-03] every administrative region is followed by one of them, and by no other', () => {
  const covered = REGIONS.flatMap(({ covers }) => covers);
  // Thirteen in Europe, and overseas.
  expect(covered).toHaveLength(14);
  expect(new Set(covered).size).toBe(covered.length);
});

it('[ENTR-04] amounts and durations as given, in separate groups', () => {
  expect(CONTRIBUTIONS.map(({ group, amount }) => read(`${group} : ${amount}`))).toEqual([
    'Utile : 70 000 €',
    'U Express : 150 000 €',
    'Réseau discount, selon profil : 250 000 € ou 500 000 €',
    'Réseau de proximité : 100 000 € et 250 000 €',
  ]);
  expect(KEY_FIGURES.map(({ value }) => read(value))).toEqual(['90 %', '70 000 €', '4 à 18 mois', '1 793']);
});

it('[ENTR-04] four values, with the figures as given', () => {
  expect(VALUES.map(({ name }) => name)).toEqual(['Indépendance', 'Collectif', 'Local', 'Humain']);
  expect(VALUES.flatMap((value) => value.figures.map((figure) => read(figure.value)))).toEqual([
    '1 793',
    '27',
    '75 000',
    '75 %',
    '400',
    '550',
    '22 000',
    '90 %',
    '2 500',
  ]);
});

describe('the check of the content', () => {
  it('finds nothing wrong with what is published', () => {
    expect(() => checkContent()).not.toThrow();
  });

  it.each([
    ['a region without a telephone number', 'regions', { phone: '' }, '[0].contacts[0].phone'],
    [
      'a telephone number of another form',
      'regions',
      { phone: '+33 2 00 00 00 00' },
      '[0].contacts[0].phone',
    ],
    [
      'an address that is not https',
      'regions',
      { linkedin: 'http://example.test' },
      '[0].contacts[0].linkedin',
    ],
    ['a field nobody reads', 'regions', { fone: '02 00 00 00 00' }, '[0].contacts[0].fone'],
    ['an ordinary space before a colon', 'regions', { place: 'Basée : à Rungis.' }, 'U+00A0 before'],
    ['a narrow no-break space', 'regions', { place: 'Basée\u202f: à Rungis.' }, 'U+202F'],
    ['a straight apostrophe', 'regions', { place: "Basée à l'Haÿ." }, 'apostrophe'],
  ])('names %s', (_case, file, changes, where) => {
    const contact = { ...REGIONS[0].contacts[0], ...changes };
    const content = [{ ...REGIONS[0], contacts: [contact] }, ...REGIONS.slice(1)];
    const regions = CONTENT.filter((each) => each.file === file).map((each) => ({ ...each, content }));
    const errors = contentErrors(regions);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.join('\n')).toContain(where);
  });
});
