import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox.tsx';

const FIELD = { id: 'place', name: 'lieu', label: 'Où ?' };
const TOWNS = ['Nantes (44)', 'Nanterre (92)', 'Rennes (35)'];
const submit = jest.fn();

interface PlaceFormProps {
  onLeave?: () => void;
  detailOf?: (town: string) => string;
}

function PlaceForm({ onLeave, detailOf }: PlaceFormProps) {
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const items = TOWNS.filter((town) => town.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit(text);
      }}
    >
      <Combobox
        field={FIELD}
        text={text}
        suggestions={{
          items,
          optionOf: (town) => ({ key: town, label: town, ...(detailOf && { detail: detailOf(town) }) }),
          isAnswered: isTyping && text.length > 1,
          statusOf: (count) => (count === 0 ? 'Aucune suggestion' : `${count} suggestions`),
        }}
        onType={(typed) => {
          setIsTyping(true);
          setText(typed);
        }}
        onChoose={(town) => {
          setIsTyping(false);
          setText(town);
        }}
        onLeave={onLeave}
      />
      <button type="submit">Rechercher</button>
    </form>
  );
}

/** By text: the accessible name has an extra space after the mark. */
const option = (label: string) => {
  const found = screen.getAllByRole('option').find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`There is no option ${label}.`);
  return found;
};

const field = () => screen.getByRole('combobox', { name: 'Où ?' });

test('[SEARCH-03] typing opens a list that is named, counted, and shows what was typed', async () => {
  render(<PlaceForm />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field(), 'nan');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox', { name: 'Où ?' })).toBeVisible();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(TOWNS.slice(0, 2));
  expect(option('Nantes (44)').querySelector('mark')).toHaveTextContent('Nan');
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
});

const opened = (props: { items: readonly string[]; isLoading?: boolean }, choose = jest.fn()) => (
  <Combobox
    field={FIELD}
    text="nan"
    suggestions={{
      ...props,
      optionOf: (town) => ({ key: town, label: town }),
      isAnswered: props.items.length > 0,
      statusOf: String,
    }}
    isOpenAtFirst
    onType={jest.fn()}
    onChoose={choose}
  />
);

test('[SEARCH-03] an item is chosen at the very key: a second Enter, however quick, finds it in the field', async () => {
  const choose = jest.fn();
  render(opened({ items: TOWNS }, choose));
  await userEvent.keyboard('{ArrowDown}');
  act(() => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(choose).toHaveBeenCalledWith(TOWNS[0]);
  });
  expect(choose).toHaveBeenCalledTimes(1);
});

test('[SEARCH-02] while items are on the way the list is not open, and nothing of it is read out', () => {
  const { container } = render(opened({ items: [], isLoading: true }));
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(container.querySelectorAll('[aria-hidden=true] > *')).toHaveLength(3);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('[SEARCH-02] items that come while one walks the list do not change it', async () => {
  const choose = jest.fn();
  const { rerender } = render(opened({ items: ['Nantes (44)', 'Nanterre (92)'] }, choose));
  await userEvent.type(field(), '{ArrowDown}{ArrowDown}');
  rerender(opened({ items: ['Nancy (54)'] }, choose));
  expect(screen.getByRole('option', { selected: true })).toBe(option('Nanterre (92)'));
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledWith('Nanterre (92)');
});

test('[A11Y-02] Escape closes the list and keeps the words, a second one empties the field', async () => {
  render(<PlaceForm />);
  await userEvent.type(field(), 'nan{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('nan');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('[SEARCH-03] arrows walk, Enter chooses and does not send the form', async () => {
  render(<PlaceForm />);
  await userEvent.type(field(), 'nan{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toBe(option('Nanterre (92)'));
  expect(field()).toHaveAttribute('aria-activedescendant', option('Nanterre (92)').id);
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Nanterre (92)');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(submit).not.toHaveBeenCalled();
});

test('[SEARCH-03] Home and End walk in the text, with the list open too', async () => {
  render(<PlaceForm />);
  await userEvent.type(field(), 'nan{Home}');
  expect(field()).toHaveProperty('selectionStart', 0);
  await userEvent.keyboard('{End}');
  expect(field()).toHaveProperty('selectionStart', 3);
  expect(option('Nanterre (92)')).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('listbox')).toBeVisible();
});

test('[SEARCH-03] Enter with nothing under it sends the form as typed', async () => {
  render(<PlaceForm />);
  await userEvent.type(field(), 'nan{Enter}');
  expect(submit).toHaveBeenCalledWith('nan');
});

test('[SEARCH-03] a click chooses; Escape closes and keeps the words', async () => {
  render(<PlaceForm />);
  await userEvent.type(field(), 'ren');
  await userEvent.click(option('Rennes (35)'));
  expect(field()).toHaveValue('Rennes (35)');
  await userEvent.clear(field());
  await userEvent.type(field(), 'nan{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('nan');
});

test('[SEARCH-03] when there is nothing to suggest the field says so', async () => {
  render(<PlaceForm />);
  await userEvent.type(field(), 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('Aucune suggestion');
  expect(screen.getByRole('status')).toBeVisible();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('[SEARCH-03] leaving keeps the words', async () => {
  const leave = jest.fn();
  render(<PlaceForm onLeave={leave} />);
  await userEvent.type(field(), 'nan{ArrowDown}');
  await userEvent.tab();
  expect(field()).toHaveValue('nan');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('[SEARCH-02] an item may say more than its name', async () => {
  render(<PlaceForm detailOf={() => '37 offres'} />);
  await userEvent.type(field(), 'ren');
  expect(option('Rennes (35) 37 offres')).toBeVisible();
});
