import { valid } from 'semver';
import { localVersion } from './ensure-published.ts';

it.each(['3f9c2a10', '05794654', '00000000', '12345678'])(
  'numbers sources with the fingerprint %s as SemVer allows',
  (fingerprint) => {
    expect(valid(localVersion('1.0.0', fingerprint))).toBe(localVersion('1.0.0', fingerprint));
  },
);
