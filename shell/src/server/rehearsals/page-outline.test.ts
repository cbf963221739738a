/** @jest-environment node */
import { compareOutlines } from './compare-outlines.ts';
import { outlineOf } from './page-outline.ts';

const SITE = 'https://emploi.test';
const page = (main: string, title = 'Nos métiers') =>
  `<!doctype html><title>${title}</title><main>${main}</main>`;
const compare = (before: string, after: string, path = '/nos-metiers') => {
  const url = new URL(path, SITE);
  return compareOutlines(outlineOf(before, url), outlineOf(after, url)).map(
    ({ rule, what }) => `${rule}: ${what}`,
  );
};

describe('[REL-11] differences between two pages', () => {
  it('ignore markup, order of attributes, versions of files and whitespace', () => {
    const before = '<h1 class="a">Nos  métiers</h1><a class="x" href="/remotes/mf-offer/1.0.0/a.pdf">x</a>';
    const after = '<h1>Nos <em>métiers</em></h1>\n<a href="/remotes/mf-offer/1.1.0/a.pdf">y</a>';
    expect(compare(page(before), page(after))).toEqual([]);
  });

  it('list links, headings, titles and structured data that are gone, new or changed', () => {
    const data = (fields: object) => `<script type="application/ld+json">${JSON.stringify(fields)}</script>`;
    expect(
      compare(
        page(
          `<h1>Nos métiers</h1><h2>Boucher</h2><a href="/faq">FAQ</a><a href="/a#b">A</a>${data({ '@type': 'JobPosting', title: 'a', salary: 1 })}${data({ '@type': 'FAQPage' })}`,
        ),
        page(
          `<h1>Nos métiers</h1><h2>Bouchère</h2><a href="${SITE}/a">A</a><a href="https://other.test/x">X</a>${data({ '@graph': [{ '@type': 'JobPosting', title: 'b', salary: 1 }] })}`,
          'Métiers',
        ),
      ),
    ).toEqual([
      'title: The title "Nos métiers" is "Métiers"',
      'heading: The heading h2 Boucher is h2 Bouchère',
      'link: The link /faq is gone',
      'link: The link https://other.test/x is new',
      'structured-data: FAQPage is gone',
      'structured-data: JobPosting.title is another',
    ]);
    expect(compare(page('<h2>A</h2><h2>A</h2>'), page('<h2>A</h2>'))).toEqual([
      'heading: The heading h2 A is gone',
    ]);
  });

  it('contain nothing that a visitor may have typed', () => {
    const search = '/offres-emploi?keywords=jeanne+durand';
    const found = compare(
      page(
        '<h1>2 offres pour jeanne durand</h1><a href="/offres-emploi?keywords=jeanne+durand&page=2">2</a>',
      ),
      page(
        '<h1>Offres : jeanne durand</h1><h2>jeanne durand</h2><a href="mailto:jeanne@durand.fr">x</a>',
        'durand',
      ),
      search,
    );
    expect(found).toEqual([
      'heading: The heading h2 … is new',
      'link: The link /offres-emploi?keywords=…&page=… is gone',
      'link: The link mailto:… is new',
    ]);
    expect(found.join()).not.toMatch(/jeanne|durand/);
  });

  it('tolerate broken markup', () => {
    for (const broken of [
      '',
      '<h1>',
      '<a href="http://[">x',
      '<script type="application/ld+json">{</script>',
    ])
      expect(() => compare(broken, page('<h1>a</h1>'))).not.toThrow();
  });
});
