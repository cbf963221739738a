import { CONTRACT_VERSION, CONTRACT_WINDOW } from '@careers/contract';
import { describeShared, unmetNeeds } from './shared-needs.ts';

const offered = {
  contracts: [...CONTRACT_WINDOW],
  shared: describeShared({
    react: { version: '19.3.1', range: '^19.3.0', lib: () => ({ useState: () => undefined }) },
    '@careers/platform': { version: '1.0.0', range: '^1.0.0', lib: () => ({ Link: () => null }) },
  }),
};
const contract = CONTRACT_VERSION;
const shared = { react: '^19.3.0', '@careers/platform': '^1.0.0', 'react-dom': '^19.3.0' };

describe('[REL-05] a remote’s requirement of shared modules', () => {
  it('is met by exports that the shell has', () => {
    expect(unmetNeeds({ contract, shared, uses: { react: ['default', 'useState'] } }, offered)).toEqual([]);
  });

  it.each([
    ['a name', { '@careers/platform': ['Link', 'useTomorrow'] }, /useTomorrow of @careers\/platform 1\.0\.0/],
    ['a module', { 'react-dom': ['createPortal'] }, /react-dom, which is not shared/],
  ])('is not met by a shell that lacks %s', (_what, uses, reason) => {
    expect(unmetNeeds({ contract, shared, uses }, offered)).toEqual([expect.stringMatching(reason)]);
  });

  it('is not met by another version', () => {
    expect(unmetNeeds({ contract, shared: { react: '^20.0.0' }, uses: {} }, offered)).toEqual([
      'it needs react ^20.0.0, and gets 19.3.1',
    ]);
  });

  it('[TEAM-02] is not met by a shell without its contract; shells of contract 2 report no contracts', () => {
    const before = { shared: offered.shared };
    expect(unmetNeeds({ contract, shared }, before)).toEqual(['it is of contract 3, and that shell runs 2']);
    for (const shell of [before, offered]) expect(unmetNeeds({ contract: 2, shared }, shell)).toEqual([]);
  });

  it('consists only of ranges, for a version that does not list its imports', () => {
    expect(unmetNeeds({ contract, shared }, offered)).toEqual([]);
  });
});
