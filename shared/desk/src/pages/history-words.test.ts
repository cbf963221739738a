import { actionWords } from './history-words.ts';

const line = {
  ...{ sequence: 1, time: '2026-11-19T13:32:00Z', who: 'Ana', reason: null, change: '' },
  ...{ revision: null, isInForce: false },
};

describe('[REL-08] the history', () => {
  it.each([
    ['start', 'production/mf-search', 'production', 'start mf-search'],
    ['restore', 'production/*', 'production', 'restore all remotes'],
    ['give-grant', 'Claire', null, 'give a role to Claire'],
    ['create-token', 'laptop 7d33e94f-5811-4399-b140-c0a3ae4df993', null, 'create token laptop'],
    ['toString', 'production', null, 'toString production'],
  ])('says what %s of %s did', (action, target, environment, words) => {
    expect(actionWords({ ...line, action, target, environment })).toBe(words);
  });
});
