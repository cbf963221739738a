import { readHead, showHead } from './head-sync.ts';

test('[SEO-01] replaces the head by the shown page’s, whatever was there before', () => {
  document.head.innerHTML = `<meta charset="utf-8"><title>Offres</title>
    <meta name="description" content="Avant" data-head><script type="application/ld+json" data-head>{"a":1}</script>`;
  const before = readHead('offres');
  expect(before.title).toBe('Offres');
  showHead({
    title: 'Boucher',
    pageName: 'offre',
    elements: [
      { name: 'meta', attributes: { name: 'description', content: 'Après' } },
      { name: 'link', attributes: { rel: 'canonical', href: '/boucher' } },
    ],
  });
  expect(document.title).toBe('Boucher');
  expect([...document.querySelectorAll('[data-head]')].map(({ localName }) => localName)).toEqual([
    'meta',
    'link',
  ]);
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Après');
  showHead(before);
  expect(readHead('offres')).toEqual(before);
  expect(document.querySelector('meta[charset]')).not.toBeNull();
});
