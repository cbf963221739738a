import { jobOffersPath } from './job-offers-path.ts';

it.each([
  [['boucher'], '/nos-offres/boucher'],
  [['boucher', 'nantes'], '/nos-offres/boucher/nantes'],
  [['chef de rayon', "l'haÿ/les roses"], "/nos-offres/chef%20de%20rayon/l'ha%C3%BF%2Fles%20roses"],
] as const)('[SEARCH-09] the offers of %j are at %s', ([job, value], path) => {
  expect(jobOffersPath(job, value)).toBe(path);
});
