import figures from '../content/figures.json';
import { TESTIMONIALS } from '../content/testimonials.ts';

describe('[CONTENT-09] figures', () => {
  it('are those of the owner, with no-break spaces', () => {
    expect(figures).toMatchObject({
      stores: '1\u00a0793',
      staff: '75\u00a0000',
      apprentices: '2\u00a0500',
      warehouses: '27',
      logisticsPosts: '600',
      technologyStaff: '650',
      minimumContribution: '70\u00a0000\u00a0€',
      brands: '66 Hyper U, 764 Super U, 427 U Express et 466 Utile',
    });
    expect(JSON.stringify(figures)).not.toContain('\u202f');
  });
});

it('[CONTENT-01] every family of jobs has a voice, and leads to its page', () => {
  expect(TESTIMONIALS).toHaveLength(7);
  expect(new Set(TESTIMONIALS.map(({ path }) => path)).size).toBe(7);
  for (const { path, text } of TESTIMONIALS) {
    expect(path).toMatch(/^\/nos-metiers\/les-metiers-/);
    expect(text.length).toBeGreaterThan(40);
  }
});
