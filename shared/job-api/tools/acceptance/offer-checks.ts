import assert from 'node:assert/strict';
import type { OfferBody, OfferDetailBody, OfferSearchResultBody } from '../../src/schemas/resources.ts';
import { check, expectSame } from './accepted-api.ts';
import type { AcceptedApi, Check } from './accepted-api.ts';

const search = (api: AcceptedApi, query: string) => api.found<OfferSearchResultBody>(`/offers/?${query}`);
const town = async (api: AcceptedApi) => {
  const [found] = await api.found<{ code: string }[]>('/referentials/?type=TOWN&keyword=nantes&size=1');
  return found?.code ?? '';
};

/** Checks of the search and the offers (decisions.md#api-contract). */
export const OFFER_CHECKS: readonly Check[] = [
  check('count and maxPages are those of the headers', async (api) => {
    const { headers, body } = await api.get<OfferSearchResultBody>('/offers/?size=7');
    assert.equal(Number(headers.get('X-Total-Elements')), body.count);
    assert.equal(Number(headers.get('X-Total-Pages')), body.maxPages);
  }),
  check('each facet counts without its own selection', async (api) => {
    const all = await search(api, 'size=1');
    const [contract] = all.contractTypes;
    const chosen = await search(api, `size=20&codeContractType=${contract?.code}`);
    expectSame(chosen.contractTypes, all.contractTypes);
    assert.equal(chosen.count, contract?.count);
    assert.equal(
      chosen.offerTimes.reduce((sum, { count }) => sum + count, 0),
      chosen.count,
    );
    assert.ok(chosen.list.every(({ contractType }) => contractType.code === contract?.code));
  }),
  check('equal dates are ordered by reference, the highest first', async (api) => {
    const { list } = await search(api, 'size=200&sort=publicationDate,desc');
    const keys = list.map(({ publicationDate, reference }) => [publicationDate, reference] as const);
    const sorted = keys.toSorted(([date, reference], [otherDate, otherReference]) =>
      date === otherDate ? (reference < otherReference ? 1 : -1) : date < otherDate ? 1 : -1,
    );
    expectSame(keys, sorted);
  }),
  check(
    'a town finds around it, at the distance said, and the radius is clamped to 5 to 100',
    async (api) => {
      const code = await town(api);
      const around = await search(api, `codeTown=${code}&sort=distance,asc&size=200`);
      const distances = around.list.map(({ distance }) => distance ?? NaN);
      expectSame(
        distances,
        distances.toSorted((left, right) => left - right),
      );
      assert.ok(distances.every((distance) => distance <= 30));
      const counts = await Promise.all(
        ['1', '5', '100', '900'].map(
          async (radius) => (await search(api, `codeTown=${code}&radius=${radius}`)).count,
        ),
      );
      assert.equal(counts[0], counts[1]);
      assert.equal(counts[2], counts[3]);
    },
  ),
  check('several offers come in the order asked for, unknown ones left out', async (api) => {
    const { list } = await search(api, 'size=5');
    const references = list.map(({ reference }) => reference).reverse();
    const found = await api.found<OfferBody[]>(
      `/offers/multiple?page=0&references=1999-1,${references.join(',')}`,
    );
    expectSame(
      found.map(({ reference }) => reference),
      references,
    );
  }),
  check('an offer has the facts of its card, and an anonymous one names nobody', async (api) => {
    const { list } = await search(api, 'size=100');
    for (const card of [...list.slice(0, 3), ...list.filter(({ isAnonymous }) => isAnonymous).slice(0, 2)]) {
      const offer = await api.found<OfferDetailBody>(`/offers/${card.reference}`);
      assert.equal(offer.title, card.title);
      assert.equal(offer.zip, card.zip);
      if (!card.isAnonymous) continue;
      assert.equal(offer.entity, null);
      assert.equal(offer.recruiter, undefined);
    }
  }),
  check('keywords find whatever their case, accents and number are', async (api) => {
    const counts = await Promise.all(
      ['boucher', 'BOUCHER', 'bouchers', 'bouch%C3%A8re'].map(
        async (words) => (await search(api, `keywords=${words}`)).count > 0,
      ),
    );
    assert.ok(counts.every(Boolean));
  }),
  check('nonsense finds nothing, one letter is no error', async (api) => {
    assert.equal((await search(api, 'keywords=zzzzzzqqqq')).count, 0);
    await search(api, 'keywords=b');
  }),
];
