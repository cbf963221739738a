import { nextWords } from './next-words.ts';

const next = { state: 'held', step: 0, percent: 20, at: new Date(0) } as const;
const state = { now: new Date(0), percent: 5, startedBy: 'Ana', paused: undefined, refusal: null };

describe('[REL-12] the next step in words', () => {
  it.each([
    ['Sales.', '“Sales.” Goes on'],
    ['Associates’ evening', '“Associates’ evening”. Goes on'],
  ])('quotes the reason of a freeze as a sentence: %s', (held, words) => {
    expect(nextWords({ ...next, conditions: [] }, { ...state, held })).toContain(words);
  });
});
