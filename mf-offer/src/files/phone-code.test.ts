import { phoneCode } from './phone-code.ts';
import { qrCode } from './qr-code.ts';

const ADDRESS = 'https://site.test/offre-emploi/2026-10432';

it('[OFFER-02] an address is drawn as its code, with the light margin that phones need', () => {
  document.body.innerHTML = phoneCode(ADDRESS);
  const rows = qrCode(ADDRESS);
  const size = rows.length + 8;
  expect(document.querySelector('svg')).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  const [ground, dark] = [...document.querySelectorAll('path')];
  expect(ground).toHaveAttribute('d', `M0 0h${size}v${size}H0z`);
  const drawn = [...(dark?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(
    ([, x, y]) => `${Number(x) - 4},${Number(y) - 4}`,
  );
  const expected = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
  expect(drawn).toEqual(expected);
});
