import { changelogEntries, changelogEntry } from './changelog.ts';

const CHANGELOG = `# Changelog of mf-search

## 1.1.0

- Results on a map.
- Fewer taps to filter.

## 1.0.1

## 1.0.0

- The first one.
`;

test('[REL-01] finds the whole entry of a version, and no other', () => {
  expect(changelogEntry(CHANGELOG, '1.1.0')).toBe('- Results on a map.\n- Fewer taps to filter.');
  expect(changelogEntry(CHANGELOG, '1.0.0')).toBe('- The first one.');
});

test('finds no entry for a version without one, or with an empty one', () => {
  expect(changelogEntry(CHANGELOG, '1.0.1')).toBeUndefined();
  expect(changelogEntry(CHANGELOG, '1.1')).toBeUndefined();
  expect(changelogEntry('', '1.0.0')).toBeUndefined();
});

test('[REL-01] gives the manifest the latest entries, line by line', () => {
  expect(changelogEntries(CHANGELOG)).toEqual({
    '1.1.0': ['- Results on a map.', '- Fewer taps to filter.'],
    '1.0.1': [],
    '1.0.0': ['- The first one.'],
  });
  const long = Array.from({ length: 40 }, (_, index) => `## 1.${40 - index}.0\n\n- x\u001b[31m\n`).join('');
  const entries = changelogEntries(long);
  expect(Object.keys(entries)).toHaveLength(20);
  expect(entries['1.40.0']).toEqual(['- x [31m']);
});
