import { exchanged } from './exchanged-version.ts';

const [DRAFT, VERSION] = ['1.0.0-development.100000', '1.0.0-development.100002'];

it('a version takes the place of another wherever a build holds it, in names, code and addresses', () => {
  const built = [
    `self["mf-jobs@${DRAFT}"]`,
    'self["webpackHotUpdatemf_jobs_1_0_0_development_100000"]',
    `"/remotes/mf-jobs/${DRAFT}/assets/photo.png"`,
  ].join();
  const renamed = exchanged(built, 'mf-jobs', DRAFT, VERSION);
  expect(renamed).not.toContain('100000');
  // Columns of source maps stay correct, and it leads back.
  expect(renamed).toHaveLength(built.length);
  expect(exchanged(renamed, 'mf-jobs', VERSION, DRAFT)).toBe(built);
});

it('what another remote has of the same number stays', () => {
  const other = `self["mf-other@${DRAFT}"]`;
  expect(exchanged(other, 'mf-jobs', DRAFT, VERSION)).toBe(other);
});
