import { HtmlValidate } from 'html-validate';
import { sitemapPages } from '../../support/sitemap.ts';
import { expect, test } from '../../support/test.ts';

/** Standard rules only; lint and axe check style and accessibility. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's syntax of void elements and attributes is valid too.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
  },
});

test('[A11Y-03] the HTML of every page in the sitemap is valid', async ({ request }) => {
  const pages = await sitemapPages(request);
  const others = [
    '/offres-emploi?quoi=&lieu=trifouillis',
    '/favoris',
    '/hors-ligne',
    '/offres-emploi?keywords=xyzxyzxyz',
    '/offres-emploi/carte',
    '/inconnu',
    '/error',
  ];
  const errors = new Map<string, string>();
  for (const path of [...pages, ...others]) {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html, path);
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        const error = `${ruleId}: ${message}`;
        if (!errors.has(error)) errors.set(error, `${path}:${line}:${column}`);
      }
    }
  }
  expect([...errors].map(([error, first]) => `${error}, first at ${first}`)).toEqual([]);
});
