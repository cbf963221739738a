import { exchanged } from './exchanged-version.ts';

const [DRAFT, VERSION] = ['1.0.0-development.100000', '1.0.0-development.100002'];

it('replaces a version throughout a build, in names, code and addresses', () => {
  const built = [
    `self["mf-jobs@${DRAFT}"]`,
    'self["webpackHotUpdatemf_jobs_1_0_0_development_100000"]',
    `"/remotes/mf-jobs/${DRAFT}/assets/photo.png"`,
  ].join();
  const renamed = exchanged(built, 'mf-jobs', DRAFT, VERSION);
  expect(renamed).not.toContain('100000');
  // The length keeps source map columns valid, and the replacement is reversible.
  expect(renamed).toHaveLength(built.length);
  expect(exchanged(renamed, 'mf-jobs', VERSION, DRAFT)).toBe(built);
});

it('keeps the same number of another remote', () => {
  const other = `self["mf-other@${DRAFT}"]`;
  expect(exchanged(other, 'mf-jobs', DRAFT, VERSION)).toBe(other);
});
