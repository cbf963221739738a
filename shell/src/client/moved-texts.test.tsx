import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { followMovedTexts } from './moved-texts.ts';

followMovedTexts();

/** Ways in which translations replace texts by elements. */
const TRANSLATIONS: Record<string, (text: Text) => void> = {
  'replaced the text': (text) => text.replaceWith(translated(text)),
  'inserted a translation, then removed the text': (text) => {
    text.before(translated(text));
    text.remove();
  },
  'moved the text into an element': (text) => {
    const wrapper = document.createElement('font');
    text.replaceWith(wrapper);
    wrapper.append(text);
  },
  'translated twice': (text) => {
    const first = translated(text);
    text.replaceWith(first);
    first.replaceWith(translated(text));
  },
};

function translated(text: Text): HTMLElement {
  const element = document.createElement('font');
  element.textContent = text.data.toUpperCase();
  return element;
}

function Sentence({ count, more, children }: { count: number; more?: boolean; children?: ReactNode }) {
  return (
    <p>
      {children}
      {count} offres
      {more && ' et plus'}
      {!more && <em> en tout</em>}
    </p>
  );
}

describe.each(Object.entries(TRANSLATIONS))('a translation that %s', (_name, translate) => {
  /** Renders a translated sentence; returns functions to read its text in lower case, and to change it. */
  async function show(sentence: ReactNode) {
    const { container, rerender, unmount } = render(sentence);
    const texts = () => {
      const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found.filter((text) => !text.parentElement?.closest('font'));
    };
    const translateAll = async () => {
      texts().forEach(translate);
      // Flushes records: unlike browsers, jsdom has none of a removed text's changes until they are read.
      await Promise.resolve();
    };
    await translateAll();
    return {
      text: () => container.textContent.toLowerCase(),
      async becomes(text: string, next: ReactNode) {
        rerender(next);
        await waitFor(() => expect(container.textContent.toLowerCase()).toBe(text));
        await translateAll();
      },
      unmount,
    };
  }

  test('shows each change of a text, once', async () => {
    const { becomes } = await show(<Sentence count={3} />);
    await becomes('12 offres en tout', <Sentence count={12} />);
    await becomes('5 offres en tout', <Sentence count={5} />);
    await becomes('5 offres en tout', <Sentence count={5} />);
  });

  test('removes deleted texts, and inserts others in order', async () => {
    const { becomes } = await show(<Sentence count={3} more />);
    await becomes('3 offres en tout', <Sentence count={3} />);
    await becomes('3 offres et plus', <Sentence count={3} more />);
    await becomes(
      'nantes : 4 offres en tout',
      <Sentence count={4}>
        <strong>Nantes : </strong>
      </Sentence>,
    );
    await becomes('', null);
  });

  test('allows the removal of a page with a direct text node', async () => {
    const { unmount, text } = await show(<>Nantes</>);
    unmount();
    expect(text()).toBe('');
  });
});

test('does not remove a node with another parent, and appends a node inserted before it', () => {
  document.body.innerHTML = '<ul><li>1</li></ul><p>2</p>';
  const [list, other] = document.body.children;
  list!.removeChild(other!);
  list!.insertBefore(document.createElement('hr'), other!);
  expect(document.body.innerHTML).toBe('<ul><li>1</li><hr></ul><p>2</p>');
});
