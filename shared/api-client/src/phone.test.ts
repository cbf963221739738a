import fc from 'fast-check';
import { normalisePhone, phoneLabel } from './phone.ts';

it.each([
  ['06 12 34 56 78', '+33612345678', '06 12 34 56 78'],
  ['+33 (0)6.12.34.56.78', '+33612345678', '06 12 34 56 78'],
  ['0033612345678', '+33612345678', '06 12 34 56 78'],
  ['00 33 (0) 6 12 34 56 78', '+33612345678', '06 12 34 56 78'],
  ['33612345678', '+33612345678', '06 12 34 56 78'],
  ['tel:+33-6-12-34-56-78', '+33612345678', '06 12 34 56 78'],
  ['\u202a06\u00a012\u201134\u201356\u202f78\u202c', '+33612345678', '06 12 34 56 78'],
  ['０６１２３４５６７８', '+33612345678', '06 12 34 56 78'],
  ['02 40 12 34 56', '+33240123456', '02 40 12 34 56'],
  ['0639 01 02 03', '+262639010203', '0639 01 02 03'],
  ['+33 692 12 34 56', '+262692123456', '0692 12 34 56'],
  ['00262 692 12 34 56', '+262692123456', '0692 12 34 56'],
  ['+262 (0)692 12 34 56', '+262692123456', '0692 12 34 56'],
  ['0693 12 34 56', '+262693123456', '0693 12 34 56'],
  ['0696-12-34-56', '+596696123456', '0696 12 34 56'],
  ['+44 20 7946 0958', '+44 20 7946 0958', '+44 20 7946 0958'],
  ['612 34 56 78', '612 34 56 78', '612 34 56 78'],
  ['abc', 'abc', 'abc'],
  [' ', '', ''],
])('the phone number %j is stored as %j and displayed as %j', (written, kept, shown) => {
  expect(normalisePhone(written)).toBe(kept);
  expect(phoneLabel(written).replaceAll('\u00a0', ' ')).toBe(shown);
});

it('normalising a normalised or displayed number changes nothing', () => {
  const prefix = fc.constantFrom('0', '+33', '0033 (0)', '33', 'tel:+33', '+262', '00590 0', '596');
  const digits = fc.stringMatching(/^[1-9][0-9]{8}$/);
  fc.assert(
    fc.property(prefix, digits, (beginning, subscriber) => {
      const kept = normalisePhone(beginning + subscriber);
      expect(kept).toMatch(/^\+\d{11,12}$/);
      expect(normalisePhone(kept)).toBe(kept);
      expect(normalisePhone(phoneLabel(kept))).toBe(kept);
    }),
  );
});
