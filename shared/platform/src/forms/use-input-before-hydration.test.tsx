import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useInputBeforeHydration } from './use-input-before-hydration.ts';

function Form() {
  const [what, setWhat] = useState('');
  const [radius, setRadius] = useState('30');
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  useInputBeforeHydration(input, what, setWhat);
  useInputBeforeHydration(select, radius, setRadius);
  return (
    <form>
      <input aria-label="Quoi" ref={input} value={what} onChange={(event) => setWhat(event.target.value)} />
      <select
        aria-label="Rayon"
        ref={select}
        value={radius}
        onChange={(event) => setRadius(event.target.value)}
      >
        <option>10</option>
        <option>30</option>
      </select>
      <output>{`${what}, ${radius}`}</output>
    </form>
  );
}

describe('a form that is hydrated late', () => {
  let root: Root | undefined;
  const page = document.createElement('div');

  beforeEach(() => {
    page.innerHTML = renderToString(<Form />);
    document.body.append(page);
  });
  afterEach(() => {
    act(() => root?.unmount());
    page.remove();
  });
  const comeAlive = () =>
    act(() => {
      root = hydrateRoot(page, <Form />);
    });

  it('keeps what was typed and chosen before', async () => {
    await userEvent.type(screen.getByLabelText('Quoi'), 'bouch');
    await userEvent.selectOptions(screen.getByLabelText('Rayon'), '10');
    comeAlive();
    expect(screen.getByRole('status')).toHaveTextContent('bouch, 10');
    await userEvent.type(screen.getByLabelText('Quoi'), 'er');
    expect(screen.getByLabelText('Quoi')).toHaveValue('boucher');
    expect(screen.getByRole('status')).toHaveTextContent('boucher, 10');
  });

  it('leaves an untouched form as it is', () => {
    comeAlive();
    expect(screen.getByRole('status')).toHaveTextContent(', 30');
  });
});

function Regions() {
  const [region, setRegion] = useState('Ouest');
  const group = useRef<HTMLFieldSetElement>(null);
  useInputBeforeHydration(group, region, setRegion);
  return (
    <fieldset ref={group}>
      {['Ouest', 'Est'].map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="region"
            value={name}
            checked={name === region}
            onChange={() => setRegion(name)}
          />
          {name}
        </label>
      ))}
      <output>{region}</output>
    </fieldset>
  );
}

it('keeps which button of a group was chosen before', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Regions />);
  await userEvent.click(screen.getByRole('radio', { name: 'Est' }));
  const root = await act(() => hydrateRoot(page, <Regions />));
  expect(screen.getByRole('status')).toHaveTextContent('Est');
  await userEvent.click(screen.getByRole('radio', { name: 'Ouest' }));
  expect(screen.getByRole('status')).toHaveTextContent('Ouest');
  act(() => root.unmount());
  page.remove();
});
