import fc from 'fast-check';
import type { ReleaseDocument } from '@careers/contract';
import { bucketOf, chooseVersions } from './rollout.ts';

function documentWith(percent: number): ReleaseDocument {
  return {
    revision: 1,
    remotes: {
      'mf-search': {
        stable: '1.0.0',
        candidate: '1.1.0',
        percent,
        salt: 'first',
        fallback: ['0.9.0', '1.0.0'],
        isolated: false,
      },
    },
  };
}

const versionFor = (percent: number, id: string, isBot = false) =>
  chooseVersions(documentWith(percent), { id, isBot })['mf-search']?.[0];

describe('[REL-02] bucketing', () => {
  it('gives every visitor a fixed place from 0 to just under 100', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (id, salt) => {
        const bucket = bucketOf(id, salt);
        expect(bucket).toBeGreaterThanOrEqual(0);
        expect(bucket).toBeLessThan(100);
        expect(bucketOf(id, salt)).toBe(bucket);
      }),
    );
  });

  it('only adds visitors when a percentage grows', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (id, one, other) => {
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          if (versionFor(low, id) === '1.1.0') expect(versionFor(high, id)).toBe('1.1.0');
        },
      ),
    );
  });

  it('takes about the percentage asked for', () => {
    const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);
    for (const percent of [1, 10, 50]) {
      const share =
        (visitors.filter((id) => versionFor(percent, id) === '1.1.0').length / visitors.length) * 100;
      expect(Math.abs(share - percent)).toBeLessThan(1);
    }
  });

  it('takes other visitors first for another candidate', () => {
    const visitors = Array.from({ length: 1_000 }, (_, index) => `visitor-${index}`);
    const first = new Set(visitors.filter((id) => bucketOf(id, 'one') < 10));
    const both = visitors.filter((id) => bucketOf(id, 'two') < 10 && first.has(id));
    expect(both.length).toBeLessThan(first.size / 2);
  });

  it('gives robots the stable version, whatever the percentage', () => {
    expect(versionFor(100, 'robot', true)).toBe('1.0.0');
    expect(versionFor(100, 'person')).toBe('1.1.0');
    expect(versionFor(0, 'person')).toBe('1.0.0');
  });

  it('[REL-04] names what to fall back to, each version once, best first', () => {
    expect(chooseVersions(documentWith(100), { id: 'person', isBot: false })['mf-search']).toEqual([
      '1.1.0',
      '1.0.0',
      '0.9.0',
    ]);
  });
});
