import { asProcessorTime } from './processor-time.ts';

test('an event lasts as long as the processor worked for it, never longer than it did', () => {
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
