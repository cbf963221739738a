/** @jest-environment node */
import type { RemoteManifest } from '@careers/contract';
import { composeContributions } from '../../layout/layout-entries.ts';
import { LayoutRenderer } from './layout-html.tsx';

const abroad = {
  name: 'mf-abroad',
  mount: ['/pays/*'],
  contributes: {
    navigation: [
      { menu: 'jobs', order: 1, title: 'À <b>l’étranger</b>', path: '/pays', icon: 'map-pins' },
      {
        menu: 'jobs',
        order: 2,
        title: 'Espagne',
        subtitle: 'Au soleil',
        path: '/pays/espagne',
        icon: 'heart',
      },
    ],
    footer: [
      { column: 'useful', order: 1, label: 'Travailler ailleurs', path: '/pays' },
      { column: 'useful', order: 2, label: 'Partenaire', path: 'https://partenaire.test/' },
    ],
  },
} as unknown as RemoteManifest;

const renderer = new LayoutRenderer();
const navigation = { jobs: [], regions: [] };
function layout(pathname: string, ...manifests: RemoteManifest[]) {
  const { layout: entries } = composeContributions(manifests, []);
  const digest = manifests.map(({ name }) => name).join();
  return renderer.render({ pathname, entries, digest, navigation, hasSearchForm: false });
}

it('[TEAM-03] menus and footer show contributions of remotes as text, never as script', () => {
  const { before, after } = layout('/', abroad);
  expect(before).toContain('À &lt;b&gt;l’étranger&lt;/b&gt;');
  expect(before).toContain('<small>Au soleil</small>');
  expect(after).toContain('<a href="/pays">Travailler ailleurs</a>');
  expect(after).toMatch(
    /<a href="https:\/\/partenaire.test\/" target="_blank"[^>]*>Partenaire \(nouvelle fenêtre\)/,
  );
  expect(before + after).not.toContain('<script');
});

it('[REL-06] shows only the viewer the previewed version, with a form to leave it', () => {
  const page = { pathname: '/', entries: composeContributions([], []).layout, digest: '', navigation };
  const render = (preview?: string) => renderer.render({ ...page, hasSearchForm: false, preview }).before;
  const previewed = render('mf-search@1.1.0');
  expect(previewed).toContain('Aperçu de mf-search 1.1.0');
  expect(previewed).toMatch(/<form [^>]*action="\/_preview\/leave" method="post"/);
  expect(render('mf-search@1.2.0')).toContain('Aperçu de mf-search 1.2.0');
  expect(render()).not.toContain('Aperçu');
});

it('[TEAM-03] omits the menu and column of a missing remote', () => {
  const { before, after } = layout('/');
  expect(before).not.toContain('/pays');
  expect(before).not.toContain('Trouver mon métier');
  expect(after).not.toContain('Bon à savoir');
});

it('[TEAM-03] marks a link to the current page, on that page only', () => {
  expect(layout('/pays/espagne', abroad).before).toContain('<a href="/pays/espagne" aria-current="page"');
  expect(layout('/pays/portugal', abroad).before).not.toContain('<a href="/pays/espagne" aria-current');
});
