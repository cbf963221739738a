/** @jest-environment node */
import { placeSource, subjectSource } from './suggestions.ts';

test('[SEARCH-03] a place is suggested from three letters or two digits', () => {
  expect(['na', '4', '', '  n'].map(placeSource.isAskable)).toEqual([false, false, false, false]);
  expect(['nan', '44', 'L’H 94'].map(placeSource.isAskable)).toEqual([true, true, true]);
});

test('[SEARCH-02] one letter asks for nothing', () => {
  expect([subjectSource.isAskable('b'), subjectSource.isAskable('bo')]).toEqual([false, true]);
});

test('[SEARCH-02] a suggestion stands for a family, a job, or its words', () => {
  const choose = (type: string) => subjectSource.valueOf({ code: 'x', label: 'X', labelForUrl: 'x', type });
  expect(choose('FAMILY_CATEGORY').criteria).toEqual({ codeOfferFamilyCategory: 'x' });
  expect(choose('OFFER_FAMILY').criteria).toEqual({ codeJobName: 'x' });
  expect(choose('OFFER_PROFILE')).toEqual({ text: 'X', criteria: {} });
});
