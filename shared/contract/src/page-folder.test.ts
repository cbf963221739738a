import { pageFolder } from './page-folder.ts';

it.each([
  ['/', 'index'],
  ['/faq', 'faq'],
  ['/entreprendre/demarches', 'entreprendre.demarches'],
  ['/nos-metiers/:sector/:job', 'nos-metiers.$sector.$job'],
  ['/nos-offres/:labelJob?/:referential?', 'nos-offres.$labelJob.$referential'],
  ['/organisation-cooperative-u/*', 'organisation-cooperative-u.$'],
])('the page at %s stands in the folder %s', (path, folder) => {
  expect(pageFolder(path)).toBe(folder);
});
