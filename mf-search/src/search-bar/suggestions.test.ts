/** @jest-environment node */
import { placeSource, subjectSource, suggestionDetail } from './suggestions.ts';

test('[SEARCH-03] a place is suggested from three letters or two digits', () => {
  expect(['na', '4', '', '  n'].map(placeSource.isAskable)).toEqual([false, false, false, false]);
  expect(['nan', '44', 'L’H 94', '2a', ' 2B'].map(placeSource.isAskable)).toEqual(Array(5).fill(true));
});

test('[SEARCH-02] one letter requests nothing', () => {
  expect([subjectSource.isAskable('b'), subjectSource.isAskable('bo')]).toEqual([false, true]);
});

test('[SEARCH-02] a suggestion sets a family, a job, or keywords', () => {
  const choose = (type: string) => subjectSource.valueOf({ code: 'x', label: 'X', labelForUrl: 'x', type });
  expect(choose('FAMILY_CATEGORY').criteria).toEqual({ codeOfferFamilyCategory: 'x' });
  expect(choose('OFFER_FAMILY').criteria).toEqual({ codeJobName: 'x' });
  expect(choose('OFFER_PROFILE')).toEqual({ text: 'X', criteria: {} });
});

test('[SEARCH-02] a suggestion sets a contract, a working time, a company or a condition', () => {
  const choose = (type: string) => subjectSource.valueOf({ code: 'x', label: 'X', labelForUrl: 'x', type });
  expect(choose('CONTRACT_TYPE').criteria).toEqual({ codeContractType: ['x'] });
  expect(choose('DURATION').criteria).toEqual({ codeOfferTime: ['x'] });
  expect(choose('ENTITY').criteria).toEqual({ codeEntity: ['x'] });
  expect(choose('MENTION').criteria).toEqual({ codeMention: ['x'] });
});

test('[SEARCH-02] [SEARCH-03] a suggestion shows its number of offers, and its kind unless it is a job', () => {
  const detail = (type: string, count?: number) =>
    suggestionDetail({ code: 'x', label: 'X', labelForUrl: 'x', type, count });
  expect(detail('OFFER_FAMILY', 1459)).toBe('1\u00A0459 offres');
  expect(detail('FAMILY_CATEGORY', 1)).toBe('Tout le secteur, 1 offre');
  expect(detail('TOWN')).toBe('Ville');
  expect(detail('REGION', 2)).toBe('Région, 2 offres');
  expect(detail('CONTRACT_TYPE', 12)).toBe('Contrat, 12 offres');
  expect(detail('MENTION', 12)).toBe('Condition, 12 offres');
  expect(detail('COUNTRY')).toBe('');
});
