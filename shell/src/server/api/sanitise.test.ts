/** @jest-environment node */
import { sanitiseFormattedFields } from './sanitise.ts';

const clean = (html: string) =>
  (
    JSON.parse(sanitiseFormattedFields(JSON.stringify({ descriptionFormatted: html }))) as {
      descriptionFormatted: string;
    }
  ).descriptionFormatted;

describe('[OFFER-01] [SEC-01] formatted texts of the API', () => {
  it('keep headings, lists, paragraphs and emphasis', () => {
    const html = '<h3>Vos missions</h3><ul><li>Désosser</li></ul><p>Avec <strong>nous</strong><br /></p>';
    expect(clean(html)).toBe(html);
  });

  it.each([
    ['<p>Bonjour<script>alert(1)</script></p>', '<p>Bonjour</p>'],
    ['<img src="x" onerror="alert(1)" />', ''],
    ['<p onclick="alert(1)" style="position:fixed">Texte</p>', '<p>Texte</p>'],
    ['<a href="javascript:alert(1)">ici</a>', '<a rel="noopener nofollow">ici</a>'],
    [
      '<a href="https://example.test" target="_blank">ici</a>',
      '<a href="https://example.test" rel="noopener nofollow">ici</a>',
    ],
    ['<style>p{display:none}</style><p>Vu</p>', '<p>Vu</p>'],
    ['<iframe src="//example.test"></iframe>', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
  ])('lose dangerous HTML: %s', (hostile, expected) => {
    expect(clean(hostile)).toBe(expected);
  });

  it('are sanitised at any depth, and other fields stay unchanged', () => {
    const answer = { list: [{ title: '<b>', offerFamily: { resumeFormatted: '<script>x</script>y' } }] };
    expect(JSON.parse(sanitiseFormattedFields(JSON.stringify(answer)))).toEqual({
      list: [{ title: '<b>', offerFamily: { resumeFormatted: 'y' } }],
    });
  });
});
