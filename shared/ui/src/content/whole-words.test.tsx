import { render } from '@testing-library/react';
import { WholeWords } from './whole-words.tsx';

const kept = (text: string) => {
  const { container } = render(<WholeWords>{text}</WholeWords>);
  const { textContent: shown } = container;
  expect(shown).toBe(text);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
};

test.each([
  ['Quel apport faut-il pour devenir Associé\u00a0?', ['faut-il']],
  ['Y a-t-il un magasin, et puis-je le voir\u00a0?', ['a-t-il', 'puis-je']],
  ['Recrutez-vous\u00a0?', ['Recrutez-vous']],
  ['Dans votre boîte e-mail, ou par e-mails', ['e-mail', 'e-mails']],
  ['Un après-midi en librairie, celui-ci', []],
])('%j keeps its verbs whole and its words as they are', (text, words) => {
  expect(kept(text)).toEqual(words);
});
