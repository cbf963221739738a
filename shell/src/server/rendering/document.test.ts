/** @jest-environment node */
import { webFonts } from '@careers/ui';
import { renderDocument } from './document.ts';
import { resolveHead } from './head.ts';

const configuration = {
  publicBaseUrl: 'https://example.test',
  productId: 'careers',
  productName: 'le groupement',
  environment: 'production' as const,
  videoProviderUrl: 'https://films.test',
  thirdParties: {},
  consent: { cookieName: 'CONSENT', isStrict: false },
};
const head = {
  title: 'Boucher "H/F" <Nantes>',
  description: 'Une & deux',
  canonical: '/offres-emploi',
  structuredData: [{ '@type': 'JobPosting', title: '</script><script>alert(1)</script>' }],
};
const picture = '<link rel="preload" as="image" href="/static/ui/scene.svg" fetchPriority="high"/>';
const parts = {
  head: resolveHead({
    matches: [{ handle: { head: () => head }, data: null, params: {} }],
    pathname: '/offres-emploi',
    search: '',
    configuration,
    error: null,
  }),
  styles: '<style>p{}</style>',
  html: `${picture}<p>Bonjour</p>`,
  layout: {
    css: '.layout a{}',
    before: '<header></header>',
    after: '<footer></footer>',
  },
  pageData: {
    configuration,
    answer: {
      kind: 'page' as const,
      status: 200,
      remotes: [],
      area: null,
      loaderData: { page: { text: '</script><script>alert(2)</script>' } },
      errors: null,
      errorWidgets: null,
    },
    pageName: 'Boucher',
    build: 'abc',
    isOfflineFallback: false,
    reloads: 'never' as const,
  },
  scripts: {
    inline: 'askForConsent()',
    entry: ['/static/shell/shell.js'],
    preload: ['/static/shell/app.js'],
  },
  area: { entry: '/remotes/mf-a/1.0.0/"><b>.js', integrity: 'sha384-abc', page: [] },
};

describe('the document', () => {
  const html = renderDocument(parts);

  it('describes the page', () => {
    expect(html).toContain(
      '<title>Boucher &quot;H/F&quot; &lt;Nantes&gt; | Recrutement le groupement</title>',
    );
    expect(html).toContain('<meta name="description" content="Une &amp; deux" data-head>');
    expect(html).toContain('<link rel="canonical" href="https://example.test/offres-emploi" data-head>');
  });

  it('[A11Y-04] follows the system’s theme on screens, until the script after it says otherwise', () => {
    const [theme, script] = ['<style media="', 'askForConsent()'].map((part) => html.indexOf(part));
    expect(html.slice(theme, script)).toContain('media="screen and (prefers-color-scheme:dark)" data-dark');
    expect(theme).toBeLessThan(script ?? 0);
    const [dark, light] = [...html.matchAll(/<meta name="theme-color" [^>]*>/g)].map(([tag]) => tag);
    expect(dark).toContain('media="screen and (prefers-color-scheme:dark)" data-dark');
    expect(light).not.toContain('media');
  });

  it('[SEC-01] escapes data that would close its element', () => {
    expect(html).not.toContain('alert(1)</script>');
    expect(html).not.toContain('alert(2)</script>');
    // The script before the first paint, the shell's, the structured data and the page's data.
    expect(html.match(/<script/g)).toHaveLength(4);
    expect(html).not.toContain('"><b>');
  });

  it('[PERF-01] preloads fonts and the largest picture before styles and scripts, which would take all connections', () => {
    const places = [webFonts[0]?.url ?? 'a font', 'scene.svg', '<style', 'shell.js', 'app.js', 'mf-a'].map(
      (part) => html.indexOf(part),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('contains the page’s data unchanged', () => {
    const json = /id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(parts.pageData);
  });
});
