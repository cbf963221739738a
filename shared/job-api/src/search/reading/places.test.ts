import type { OfferSearchResultBody, ReferentialBody } from '../../schemas/resources.ts';
import { startApi } from '../../../testing/running-api.ts';
import type { RunningApi } from '../../../testing/running-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ offers: 6_000 });
}, 120_000);
afterAll(() => api.stop());

const search = async (keywords: string, others: Record<string, string> = {}) =>
  (await api.get(`/offers/?size=1&${new URLSearchParams({ keywords, ...others })}`))
    .body as OfferSearchResultBody;
const places = async (keyword: string) => {
  const query = new URLSearchParams({ type: 'TOWN,DEPARTMENT,REGION', size: '8', keyword });
  return ((await api.get(`/referentials/?${query}`)).body as ReferentialBody[]).map(({ label }) => label);
};

describe('[SEARCH-18] a department, a postcode or a region disambiguates homonymous towns', () => {
  it.each([
    ['caissier saint-denis 93', 'Saint-Denis (93)', 'caissier'],
    ['saint denis 93200', 'Saint-Denis (93)', ''],
    ['93200 saint denis', 'Saint-Denis (93)', ''],
    ['st denis 93 boucher', 'Saint-Denis (93)', 'boucher'],
    ['saint denis 974', 'Saint-Denis (974)', ''],
    ['saint denis ile de france', 'Saint-Denis (93)', ''],
    ['saint-louis (68)', 'Saint-Louis (68)', ''],
    ['saint louis haut rhin', 'Saint-Louis (68)', ''],
    ['haut-rhin saint louis', 'Saint-Louis (68)', ''],
    ['montreuil 62', 'Montreuil-sur-Mer (62)', ''],
    ['valence 82', 'Valence (82)', ''],
    ['vitry 51', 'Vitry-le-François (51)', ''],
    ['sainte-marie 35', 'Sainte-Marie (35)', ''],
    ['clermont 60', 'Clermont (60)', ''],
    ['beaumont 63', 'Beaumont (63)', ''],
    ['paris 15', 'Paris (75)', ''],
    ['paris XV', 'Paris (75)', ''],
    ['boucher nantes cedex 3', 'Nantes (44)', 'boucher'],
    ["boucher près d'Angers", 'Angers (49)', 'boucher'],
    ["boucher, autour d'Orléans", 'Orléans (45)', 'boucher'],
  ])('« %s » is %s', async (typed, label, remaining) => {
    const found = await search(typed);
    expect([found.keywordPlace?.label, found.remainingKeywords]).toEqual([label, remaining]);
    expect(found).not.toHaveProperty('otherPlaces');
  });

  it.each([
    ['nantes 62', 'Pas-de-Calais', 'Nantes (44)'],
    ['boucher sainte-marie 44', 'Loire-Atlantique', 'Sainte-Marie (974)'],
    ['44000 rennes', 'Loire-Atlantique', 'Rennes (35)'],
  ])('« %s » is searched in %s, reporting that %s is elsewhere', async (typed, department, town) => {
    const { keywordPlace } = await search(typed);
    expect([keywordPlace?.label, keywordPlace?.absentTown?.label]).toEqual([department, town]);
  });

  it('a bare name, read or chosen, returns its homonyms; only large ones for a chosen town', async () => {
    const labels = ({ otherPlaces = [] }: OfferSearchResultBody) => otherPlaces.map(({ label }) => label);
    expect(labels(await search('boucher saint denis'))).toEqual(['Saint-Denis (93)']);
    expect(labels(await search('saint louis'))).toContain('Saint-Louis (68)');
    expect(labels(await search('antilles'))).toEqual(['Martinique']);
    expect(labels(await search('', { codeTown: 'town_97411' }))).toEqual(['Saint-Denis (93)']);
    expect(labels(await search('', { codeTown: 'town_44109' }))).toEqual([]);
  });
});

describe('[SEARCH-03] « Où ? » reads places like the keywords', () => {
  it.each([
    ['44000 nantes', 'Nantes (44)'],
    ['nantes 44000', 'Nantes (44)'],
    ['44000 Nantes, France', 'Nantes (44)'],
    ['Nantes, Loire-Atlantique', 'Nantes (44)'],
    ['Vannes, Morbihan', 'Vannes (56)'],
    ['saint denis 93200', 'Saint-Denis (93)'],
    ['nantes cedex', 'Nantes (44)'],
    ['44035 nantes cedex 1', 'Nantes (44)'],
    ['44035', 'Loire-Atlantique'],
    ['75000', 'Paris (75)'],
    ['69000', 'Lyon (69)'],
    ['13000', 'Marseille (13)'],
    ['paris XV', 'Paris (75)'],
    ['près de Nantes', 'Nantes (44)'],
    ['marseile', 'Marseille (13)'],
    ['strasboug', 'Strasbourg (67)'],
    ['nantse', 'Nantes (44)'],
    ['bordo', 'Bordeaux (33)'],
    ['lemans', 'Le Mans (72)'],
    ['larochelle', 'La Rochelle (17)'],
    ['cherbourg-octeville', 'Cherbourg-en-Cotentin (50)'],
    ['equeurdreville', 'Cherbourg-en-Cotentin (50)'],
    ['segré', 'Segré-en-Anjou Bleu (49)'],
    ['cergy pontoise', 'Cergy (95)'],
    ['la défense', 'Puteaux (92)'],
    ['sophia antipolis', 'Valbonne (06)'],
    ['20', 'Corse'],
    ['corse', 'Corse'],
    ['2a', 'Corse-du-Sud'],
  ])('« %s » is %s', async (typed, label) => expect((await places(typed))[0]).toBe(label));

  it.each([
    ['aix', 'Aix-en-Provence (13)', 'Aix (19)'],
    ['evry', 'Évry-Courcouronnes (91)', 'Évry (89)'],
    ['nant', 'Nantes (44)', 'Nant (12)'],
    ['saint denis', 'Saint-Denis (974)', 'Saint-Denis (93)'],
    ['antilles', 'Guadeloupe', 'Martinique'],
  ])('« %s » is %s, then %s', async (typed, ...labels) =>
    expect((await places(typed)).slice(0, 2)).toEqual(labels),
  );

  it('a large town comes before hamlets with the exact name', async () => {
    expect((await places('chalon'))[0]).toBe('Chalon-sur-Saône (71)');
    expect((await places('ste foy'))[0]).toBe('Sainte-Foy-lès-Lyon (69)');
  });

  it.each(['outre-mer', 'dom-tom'])('« %s » is each department overseas', async (typed) => {
    const overseas = ['La Réunion', 'Guadeloupe', 'Martinique', 'Guyane', 'Mayotte'];
    expect((await places(typed)).slice(0, 5).toSorted()).toEqual(overseas.toSorted());
  });

  it.each(['londres', 'montréal', 'trifouillis', 'nantes 62'])('« %s » is not a place', async (typed) =>
    expect(await places(typed)).toEqual([]),
  );
});

describe('[SEARCH-18] several places in the keywords', () => {
  it.each([
    ['nantes rennes', '', ['Nantes (44)', 'Rennes (35)']],
    ['nantes ou rennes', '', ['Nantes (44)', 'Rennes (35)']],
    ['boucher rennes nantes', 'boucher', ['Rennes (35)', 'Nantes (44)']],
    ['boucher à Nantes ou à Rennes', 'boucher', ['Nantes (44)', 'Rennes (35)']],
    ['nantes, rennes et vannes boucher', 'boucher', ['Nantes (44)', 'Rennes (35)', 'Vannes (56)']],
    ['boucher 44 ou 35', 'boucher', ['Loire-Atlantique', 'Ille-et-Vilaine']],
    ['boucher bretagne ou loire-atlantique', 'boucher', ['Bretagne', 'Loire-Atlantique']],
    ['boucher nantes ou bruz', 'boucher', ['Nantes (44)', 'Bruz (35)']],
    ['nantes ou nantes', '', ['Nantes (44)']],
    ['boucher nantes 44', 'boucher', ['Nantes (44)']],
  ])('« %s » is « %s » in each of %j', async (typed, words, labels) => {
    const found = await search(typed);
    const { keywordPlace, moreKeywordPlaces = [], searchedKeywords, leftOutKeywords } = found;
    const read = [keywordPlace, ...moreKeywordPlaces];
    expect(read.map((place) => place?.label)).toEqual(labels);
    expect([searchedKeywords, leftOutKeywords]).toEqual([words, undefined]);
    const chosen = await search(words, { codePlace: read.map((place) => place?.code).join(',') });
    expect(found.count).toBe(chosen.count);
    expect(found.count).toBeGreaterThan(0);
  });

  it('the radius applies around each', async () => {
    const near = await search('à 10 km de nantes ou de rennes');
    expect(near.keywordRadius).toBe(10);
    const codePlace = 'town_44109,town_35238';
    expect(near.count).toBe((await search('', { codePlace, radius: '10' })).count);
    expect(near.count).toBeLessThan((await search('', { codePlace })).count);
  });

  it('a chosen place stays the only one', async () => {
    const { count, moreKeywordPlaces } = await search('nantes rennes', { codeTown: 'town_44109' });
    expect(moreKeywordPlaces).toBeUndefined();
    expect(count).toBe((await search('rennes', { codeTown: 'town_44109' })).count);
  });
});

describe('[SEARCH-18] values besides a place', () => {
  it('the radius applies around the town', async () => {
    const near = await search('à 10 km de nantes');
    expect([near.keywordPlace?.code, near.keywordRadius]).toEqual(['town_44109', 10]);
    expect(near.count).toBe((await search('', { codeTown: 'town_44109', radius: '10' })).count);
    expect(near).not.toHaveProperty('widenedPlace');
  });

  it('pay is a threshold', async () => {
    const paid = await search('boucher 2000 €');
    expect([paid.keywordSalary, paid.searchedKeywords]).toEqual([2000, 'boucher']);
    expect(paid.count).toBe((await search('boucher', { minimumSalary: '2000' })).count);
  });

  it('a word for pay next to an amount belongs to the amount', async () => {
    const paid = await search('boucher salaire 2000');
    expect([paid.keywordSalary, paid.searchedKeywords]).toEqual([2000, 'boucher']);
    expect(paid).not.toHaveProperty('keywordIntents');
  });

  it.each([
    ['rqth', 'HANDICAP'],
    ['boucher en situation de handicap', 'HANDICAP'],
    ['candidature spontanée', 'SPONTANEOUS'],
    ['postuler', 'SPONTANEOUS'],
    ['job 16 ans', 'MINOR'],
    ['embauche immédiate', 'START_NOW'],
    ['smic', 'PAY'],
    ['13eme mois', 'BENEFITS'],
    ['où en est ma candidature', 'APPLICATIONS'],
    ['mot de passe oublié', 'ACCOUNT'],
    ['me désabonner de la newsletter', 'ALERT'],
    ['parler à un recruteur', 'CONTACT'],
  ])('« %s » asks for help: %s', async (typed, intent) => {
    const { keywordIntents, count } = await search(typed);
    expect(keywordIntents).toEqual([intent]);
    expect(count).toBeGreaterThan(0);
  });
});
