import { describeShared, unmetNeeds } from './shared-needs.ts';

const offered = describeShared({
  react: { version: '19.3.1', range: '^19.3.0', lib: () => ({ useState: () => undefined }) },
  '@careers/platform': { version: '1.0.0', range: '^1.0.0', lib: () => ({ Link: () => null }) },
});
const shared = { react: '^19.3.0', '@careers/platform': '^1.0.0', 'react-dom': '^19.3.0' };

describe('[REL-05] what a remote needs of the shell', () => {
  it('is met by names that the shell has', () => {
    expect(unmetNeeds({ shared, uses: { react: ['default', 'useState'] } }, offered)).toEqual([]);
  });

  it.each([
    ['a name', { '@careers/platform': ['Link', 'useTomorrow'] }, /useTomorrow of @careers\/platform 1\.0\.0/],
    ['a module', { 'react-dom': ['createPortal'] }, /react-dom, which is not shared/],
  ])('is not met by a shell that lacks %s', (_what, uses, reason) => {
    expect(unmetNeeds({ shared, uses }, offered)).toEqual([expect.stringMatching(reason)]);
  });

  it('is not met by another version', () => {
    expect(unmetNeeds({ shared: { react: '^20.0.0' }, uses: {} }, offered)).toEqual([
      'it needs react ^20.0.0, and gets 19.3.1',
    ]);
  });

  it('is its ranges only, for a version that does not tell its names', () => {
    expect(unmetNeeds({ shared }, offered)).toEqual([]);
  });
});
