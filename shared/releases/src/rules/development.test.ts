import { emptyReleaseDocument } from '@careers/contract';
import { isDevelopmentVersion } from '@careers/federation/checks';
import { refuseDevelopment } from './development.ts';
import { introduce, promote } from './moves.ts';

const forDebuggers = { name: 'mf-search', version: '1.0.0-development.3f9c2a10', development: true };
const forVisitors = { name: 'mf-search', version: '1.0.0' };

describe('[REL-05] a development build', () => {
  it('is accepted only by a development site', () => {
    expect(() => refuseDevelopment(forDebuggers, { NODE_ENV: 'development' })).not.toThrow();
    for (const NODE_ENV of ['production', undefined])
      expect(() => refuseDevelopment(forDebuggers, { NODE_ENV })).toThrow(/a development build/);
    expect(() => refuseDevelopment(forVisitors, { NODE_ENV: 'production' })).not.toThrow();
  });

  it('cannot have the number of a production build, nor vice versa', () => {
    const site = { NODE_ENV: 'development' };
    expect(() => refuseDevelopment({ ...forDebuggers, version: '1.0.0' }, site)).toThrow(/number says/);
    expect(() => refuseDevelopment({ ...forDebuggers, development: false }, site)).toThrow(/number says/);
    expect(isDevelopmentVersion('1.0.0-local.3f9c2a10')).toBe(false);
  });

  it('is never a fallback on a site that is no longer in development', () => {
    const first = introduce('mf-search', '1.0.0')(emptyReleaseDocument());
    const debugged = promote('mf-search', forDebuggers.version)(first);
    const next = promote('mf-search', '1.0.0-development.b')(debugged);
    expect(next.remotes['mf-search']?.fallback).toEqual([forDebuggers.version, '1.0.0']);
    expect(promote('mf-search', '1.1.0')(next).remotes['mf-search']?.fallback).toEqual(['1.0.0']);
  });
});
