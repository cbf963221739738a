import { counted, figure, percentWords, quoted, seconds, shortName, timeWords } from './words.ts';

describe('formatted texts of the desk', () => {
  const NOW = '2026-11-19T13:32:00Z';

  it.each([
    ['2026-11-19T08:42:00Z', '09:42'],
    ['2026-11-18T23:30:00Z', '00:30'],
    ['2026-11-18T16:06:00Z', 'yesterday, 17:06'],
    ['2026-11-16T16:06:00Z', 'Mon 16 Nov, 17:06'],
  ])('format %s in the time zone of Paris', (time, words) => {
    expect(timeWords(time, NOW)).toBe(words);
  });

  it.each([
    ['2026-03-29T10:00:00Z', '2026-03-28T22:30:00Z', 'yesterday, 23:30'],
    ['2026-10-26T10:00:00Z', '2026-10-24T22:30:00Z', 'yesterday, 00:30'],
  ])('format yesterday across a clock change: %s', (now, time, words) => {
    expect(timeWords(time, now)).toBe(words);
  });

  it('keep figure and unit on one line', () => {
    expect([figure(5840), percentWords(0.5), seconds(1100), counted(1, 'page'), counted(2, 'page')]).toEqual([
      '5\u00a0840',
      '0.5\u00a0%',
      '1.1\u00a0s',
      '1\u00a0page',
      '2\u00a0pages',
    ]);
  });

  it('quote a reason as a sentence', () => {
    expect([quoted('Sales'), quoted('Sales.'), quoted(null)]).toEqual(['“Sales”.', '“Sales.”', '']);
  });

  it('show users by name', () => {
    expect([shortName('Ana <ana@example.org>'), shortName('shell a')]).toEqual(['Ana', 'shell a']);
  });
});
