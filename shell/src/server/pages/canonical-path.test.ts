/** @jest-environment node */
import fc from 'fast-check';
import { canonicalPath } from './canonical-path.ts';

describe('[ROUTE-02] canonical paths', () => {
  it.each([
    ['/', null],
    ['/offres-emploi', null],
    ['/offres-emploi/', '/offres-emploi'],
    ['/Offres-Emploi', '/offres-emploi'],
    ['/NOS-METIERS/', '/nos-metiers'],
    ['//offres-emploi', '/offres-emploi'],
    ['///', '/'],
    ['/nos-offres/caf%C3%A9', null],
    ['/Nos-offres/caf%C3%A9/', '/nos-offres/caf%C3%A9'],
  ])('%s → %s', (pathname, expected) => {
    expect(canonicalPath(pathname)).toBe(expected);
  });

  it('redirects at most once, to a path of this site', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const canonical = canonicalPath(path || '/');
        if (canonical === null) return;
        expect(canonicalPath(canonical)).toBeNull();
        expect(canonical).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});
