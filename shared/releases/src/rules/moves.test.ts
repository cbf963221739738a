import fc from 'fast-check';
import { emptyReleaseDocument } from '@careers/contract';
import { advance, halt, introduce, pause, pin, promote, restore, rollback, rollout, unpin } from './moves.ts';
import type { Move } from './moves.ts';

const first = introduce('mf-search', '1.0.0')(emptyReleaseDocument());
const of = (document: typeof first) => document.remotes['mf-search'];

/** Returns the document unchanged for a refused move. */
function orSame(document: typeof first, move: Move): typeof first {
  try {
    return move(document);
  } catch {
    return document;
  }
}

describe('[REL-02] moves of the release document', () => {
  it('release a first version to everybody, and leave a known remote unchanged', () => {
    expect(of(first)).toMatchObject({ stable: '1.0.0', candidate: null, percent: 0 });
    expect(introduce('mf-search', '2.0.0')(first)).toBe(first);
  });

  it('keep the salt while a percentage grows, so that it only adds visitors', () => {
    const ten = rollout('mf-search', '1.1.0', 10)(first);
    const twenty = rollout('mf-search', '1.1.0', 20)(ten);
    expect(of(twenty)).toMatchObject({ candidate: '1.1.0', percent: 20, salt: of(ten)?.salt });
    expect(of(rollout('mf-search', '1.2.0', 10)(twenty))?.salt).not.toBe(of(ten)?.salt);
  });

  it('[REL-03] roll back a promotion to the previous version', () => {
    fc.assert(
      fc.property(fc.nat({ max: 50 }), fc.nat({ max: 50 }), (minor, patch) => {
        const version = `2.${minor}.${patch}`;
        const promoted = promote('mf-search', version)(first);
        expect(of(promoted)).toMatchObject({ stable: version, fallback: ['1.0.0'] });
        const back = rollback('mf-search')(promoted);
        expect(of(back)?.stable).toBe('1.0.0');
        expect(of(back)?.fallback).not.toContain(version);
        expect(back.revision).toBe(first.revision + 2);
      }),
    );
  });

  it('roll back a candidate before touching the stable version', () => {
    const back = rollback('mf-search')(rollout('mf-search', '1.1.0', 10)(first));
    expect(of(back)).toMatchObject({ stable: '1.0.0', candidate: null, percent: 0 });
  });

  it('record withdrawn versions, whose files open pages still request', () => {
    const rolledOut = rollout('mf-search', '1.1.0', 10)(first);
    const back = rollback('mf-search')(rolledOut);
    expect(of(back)?.withdrawn).toEqual(['1.1.0']);
    const promoted = promote('mf-search', '1.2.0')(back);
    expect(of(promoted)).toMatchObject({ fallback: ['1.0.0'], withdrawn: ['1.1.0'] });
    expect(of(rollback('mf-search')(promoted))?.withdrawn).toEqual(['1.2.0', '1.1.0']);
    expect(of(promote('mf-search', '1.1.0')(promoted))?.withdrawn).toEqual([]);
  });

  it('keep versions that open pages may run, in a short list', () => {
    const versions = Array.from({ length: 40 }, (_, index) => `2.0.${index}`);
    let document = first;
    for (const version of versions) document = promote('mf-search', version)(document);
    const { stable, fallback, withdrawn } = of(document)!;
    expect([...withdrawn!, ...fallback.toReversed(), stable].length).toBe(16);
    expect([stable, ...fallback, ...withdrawn!]).toEqual(versions.toReversed().slice(0, 16));
  });

  it('advance a candidate to more visitors only, and keep the same ones after a pause', () => {
    const ten = rollout('mf-search', '1.1.0', 10)(first);
    const paused = pause('mf-search')(ten);
    expect(of(paused)).toMatchObject({ stable: '1.0.0', candidate: '1.1.0', percent: 0 });
    const again = advance('mf-search', 5, '1.1.0')(paused);
    expect(of(again)).toMatchObject({ percent: 5, salt: of(ten)?.salt });
    expect(() => advance('mf-search', 10)(ten)).toThrow(/10 % already/);
    expect(() => pause('mf-search')(paused)).toThrow(/paused already/);
  });

  it('halt only the named candidate', () => {
    const ten = rollout('mf-search', '1.1.0', 10)(first);
    expect(of(halt('mf-search', '1.1.0')(ten))).toMatchObject({ candidate: null, withdrawn: ['1.1.0'] });
    expect(() => halt('mf-search', '1.0.9')(ten)).toThrow('The candidate of mf-search is 1.1.0, not 1.0.9.');
    expect(() => halt('mf-search')(first)).toThrow(/no candidate/);
  });

  it('pin a remote with the reason, and unpin it', () => {
    const pinned = pin('mf-search', 'Sales')(first);
    expect(of(pinned)).toMatchObject({ stable: '1.0.0', pinned: 'Sales' });
    expect(of(unpin('mf-search')(pinned))).toEqual(of(first));
    expect(() => unpin('mf-search')(first)).toThrow(/not pinned/);
  });

  it('restore an earlier document as a new revision, keeping versions that open pages may run', () => {
    const moves = fc.array(
      fc.oneof(
        fc.nat({ max: 9 }).map((patch) => promote('mf-search', `2.0.${patch}`)),
        fc.nat({ max: 9 }).map((patch) => rollout('mf-search', `3.0.${patch}`, 10)),
        fc.constant(rollback('mf-search')),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(moves, moves, (until, since) => {
        const earlier = until.reduce(orSame, first);
        const now = since.reduce(orSame, earlier);
        const restored = restore(earlier)(now);
        expect(restored.revision).toBe(now.revision + 1);
        const { withdrawn, ...release } = of(restored)!;
        const { withdrawn: _then, ...then } = of(earlier)!;
        expect(release).toEqual(then);
        const kept = [release.stable, release.candidate, ...release.fallback, ...withdrawn!];
        expect(kept).toContain(of(now)?.stable);
      }),
    );
  });

  it('keep the current pins in a restore', () => {
    const pinnedThen = pin('mf-search', 'Then')(first);
    expect(of(restore(pinnedThen)(first))?.pinned).toBeUndefined();
    expect(of(restore(first)(pinnedThen))?.pinned).toBe('Then');
  });

  it.each([
    ['a remote that was never released', () => rollout('mf-other', '1.0.0', 10)(first), /never released/],
    ['a percentage that is none', () => rollout('mf-search', '1.1.0', 101)(first), /0 to 100/],
    ['the stable version as candidate', () => rollout('mf-search', '1.0.0', 10)(first), /stable version/],
    ['a way back where there is none', () => rollback('mf-search')(first), /no version before/],
  ])('refuse %s', (_case, move, reason) => {
    expect(move).toThrow(reason);
  });
});
