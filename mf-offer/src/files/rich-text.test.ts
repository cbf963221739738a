import { blocksOf } from './rich-text.ts';

const plain = (text: string) => ({ text, isStrong: false, href: undefined });

it('[OFFER-02] reads headings, paragraphs and lists', () => {
  expect(blocksOf('<h3>Vos missions</h3><ul><li>Désosser</li><li>Parer</li></ul><p>Bienvenue</p>')).toEqual([
    { kind: 'heading', runs: [plain('Vos missions')] },
    {
      kind: 'list',
      items: [
        { label: '•', runs: [plain('Désosser')] },
        { label: '•', runs: [plain('Parer')] },
      ],
    },
    { kind: 'paragraph', runs: [plain('Bienvenue')] },
  ]);
});

it('numbers ordered lists', () => {
  const [list] = blocksOf('<ol><li>Un</li><li>Deux</li></ol>');
  expect(list).toMatchObject({ items: [{ label: '1.' }, { label: '2.' }] });
});

it('keeps strong words and links, and breaks lines where the author did', () => {
  expect(blocksOf('<p>Un <strong>grand</strong> <a href="https://a.test">rayon</a><br> ici</p>')).toEqual([
    {
      kind: 'paragraph',
      runs: [
        plain('Un '),
        { text: 'grand', isStrong: true, href: undefined },
        plain(' '),
        { text: 'rayon', isStrong: false, href: 'https://a.test' },
        plain('\n'),
        plain('ici'),
      ],
    },
  ]);
});

it('takes text between blocks as a paragraph, and nothing for nothing', () => {
  expect(blocksOf('Texte <em>libre</em>\n<p> </p>\n<ul><li> </li></ul>')).toEqual([
    { kind: 'paragraph', runs: [plain('Texte '), plain('libre')] },
  ]);
});
