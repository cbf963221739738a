import { asProcessorTime } from './processor-time.ts';

test('durations become processor time, and never grow', () => {
  expect(
    asProcessorTime([
      { name: 'waited for a core', dur: 90, tdur: 30 },
      { name: 'rounded up', dur: 10, tdur: 11 },
      { name: 'of an unknown thread', dur: 40 },
      { name: 'a moment' },
    ]),
  ).toEqual([
    { name: 'waited for a core', dur: 30, tdur: 30 },
    { name: 'rounded up', dur: 10, tdur: 11 },
    { name: 'of an unknown thread', dur: 40 },
    { name: 'a moment' },
  ]);
});
