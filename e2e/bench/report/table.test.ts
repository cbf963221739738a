import { tableLines } from './table.ts';

it('aligns columns, with missing cells', () => {
  expect(
    tableLines([
      { page: 'home', ms: '9' },
      { page: 'no result', ms: '1200', kB: '7' },
    ]),
  ).toEqual(['page         ms  kB', '─────────  ────  ──', 'home          9', 'no result  1200   7']);
});
