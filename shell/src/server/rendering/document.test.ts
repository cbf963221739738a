/** @jest-environment node */
import { renderDocument } from './document.ts';

const parts = {
  head: {
    title: 'Boucher "H/F" <Nantes>',
    pageName: 'Boucher',
    description: 'Une & deux',
    canonical: 'https://example.test/offres-emploi',
    robots: undefined,
    openGraph: { type: 'website', image: 'https://example.test/partage.png' },
    structuredData: [{ '@type': 'JobPosting', title: '</script><script>alert(1)</script>' }],
  },
  styles: '<style>p{}</style>',
  html: '<p>Bonjour</p>',
  pageData: {
    configuration: {
      publicBaseUrl: 'https://example.test',
      productId: 'careers',
      productName: 'le groupement',
      environment: 'production' as const,
      videoProviderUrl: 'https://films.test',
      thirdParties: {},
    },
    releaseSet: { revision: 1, remotes: [] },
    areas: [],
    errorWidgets: null,
    standsIn: false,
    reloads: false,
    hydration: { loaderData: { page: { text: '</script><script>alert(2)</script>' } }, errors: null },
  },
  fontPreloads: [],
  scripts: ['/static/shell/shell.js'],
  container: null,
  chunks: [],
};

describe('the document', () => {
  const html = renderDocument(parts);

  it('says what the page is', () => {
    expect(html).toContain('<title>Boucher &quot;H/F&quot; &lt;Nantes&gt;</title>');
    expect(html).toContain('<meta name="description" content="Une &amp; deux" data-head>');
    expect(html).toContain('<link rel="canonical" href="https://example.test/offres-emploi" data-head>');
  });

  it('[SEC-01] lets no data end the element it stands in', () => {
    expect(html).not.toContain('alert(1)</script>');
    expect(html).not.toContain('alert(2)</script>');
    expect(html.match(/<script/g)).toHaveLength(3);
  });

  it('holds the page’s data unchanged', () => {
    const json = /id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(parts.pageData);
  });
});
