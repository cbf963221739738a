import { qrCode } from './qr-code.ts';

const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

it('[OFFER-02] an address becomes a square with finder patterns in three corners', () => {
  const code = qrCode('https://site.test/offre-emploi/2026-10432');
  const corner = (top: number, left: number) =>
    code.slice(top, top + 7).map((row) =>
      row
        .slice(left, left + 7)
        .map(Number)
        .join(''),
    );
  const end = code.length - 7;
  expect(code.every((row) => row.length === code.length)).toBe(true);
  for (const marks of [corner(0, 0), corner(0, end), corner(end, 0)]) expect(marks).toEqual(FINDER);
  expect(qrCode('https://site.test/offre-emploi/2026-10433')).not.toEqual(code);
});
