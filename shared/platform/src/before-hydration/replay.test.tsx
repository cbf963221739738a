import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Recorder } from './recorder.ts';
import { stopRecording } from './replay.ts';

/** Replays in the hydrating commit, as the site does. */
function Hydrated({ recorder, children }: { recorder: Recorder; children: ReactNode }) {
  useLayoutEffect(() => {
    stopRecording(recorder, document.body)(document.body);
  }, [recorder]);
  return children;
}

function Form() {
  const [what, setWhat] = useState('');
  const [radius, setRadius] = useState('30');
  return (
    <form>
      <input aria-label="Quoi" value={what} onChange={(event) => setWhat(event.target.value)} />
      <select aria-label="Rayon" value={radius} onChange={(event) => setRadius(event.target.value)}>
        <option>10</option>
        <option>30</option>
      </select>
      <output>{`${what}, ${radius}`}</output>
    </form>
  );
}

function Regions() {
  const [region, setRegion] = useState('Ouest');
  return (
    <fieldset>
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

function Choices() {
  const [chosen, setChosen] = useState<readonly string[]>(['CDI']);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <>
      {['CDI', 'Stage'].map((name) => (
        <label key={name}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
          {name}
        </label>
      ))}
      <output>{chosen.join()}</output>
    </>
  );
}

function Focused() {
  const [events, setEvents] = useState('');
  const record = (event: string) => setEvents((before) => `${before} ${event}`);
  return (
    <>
      <input aria-label="Où" onPointerDown={() => record('tap')} onFocus={() => record('focus')} />
      <button type="button" onClick={() => record('click')}>
        Autour de moi
      </button>
      <output>{events}</output>
    </>
  );
}

describe('[PERF-02] a page that is hydrated late', () => {
  let root: Root | undefined;
  const page = document.createElement('div');
  let recorder: Recorder;

  afterEach(() => {
    act(() => root?.unmount());
    page.remove();
  });
  function load(content: ReactNode) {
    page.innerHTML = renderToString(content);
    document.body.append(page);
    recorder = new Recorder();
  }
  const hydrate = (content: ReactNode) =>
    act(async () => {
      root = hydrateRoot(page, <Hydrated recorder={recorder}>{content}</Hydrated>);
    });

  it('keeps input from before hydration', async () => {
    load(<Form />);
    const what = screen.getByLabelText<HTMLInputElement>('Quoi');
    await userEvent.type(what, 'bouch');
    what.setSelectionRange(2, 4);
    await userEvent.selectOptions(screen.getByLabelText('Rayon'), '10');
    what.focus();
    await hydrate(<Form />);
    expect(screen.getByRole('status')).toHaveTextContent('bouch, 10');
    expect([what.selectionStart, what.selectionEnd]).toEqual([2, 4]);
    await userEvent.type(what, 'er', { initialSelectionStart: 5 });
    expect(what).toHaveValue('boucher');
    expect(screen.getByRole('status')).toHaveTextContent('boucher, 10');
  });

  it('leaves an untouched form as it is', async () => {
    load(<Form />);
    const changed = jest.fn();
    page.addEventListener('input', changed);
    await hydrate(<Form />);
    expect(screen.getByRole('status')).toHaveTextContent(', 30');
    expect(changed).not.toHaveBeenCalled();
  });

  it('keeps an IME composition and its text', async () => {
    load(<Form />);
    const what = screen.getByLabelText<HTMLInputElement>('Quoi');
    what.focus();
    what.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    await userEvent.type(what, 'é');
    const changes = jest.fn();
    what.addEventListener('input', changes);
    await hydrate(<Form />);
    expect(what).toHaveValue('é');
    expect(changes).not.toHaveBeenCalled();
    await act(async () => what.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
    expect(screen.getByRole('status')).toHaveTextContent('é, 30');
  });

  it('keeps the radio button selected before hydration', async () => {
    load(<Regions />);
    await userEvent.click(screen.getByRole('radio', { name: 'Est' }));
    await hydrate(<Regions />);
    expect(screen.getByRole('status')).toHaveTextContent('Est');
    await userEvent.click(screen.getByRole('radio', { name: 'Ouest' }));
    expect(screen.getByRole('status')).toHaveTextContent('Ouest');
  });

  it('keeps checkboxes ticked and unticked before hydration', async () => {
    load(<Choices />);
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await hydrate(<Choices />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Stage$/);
    expect(screen.getByRole('checkbox', { name: 'Stage' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'CDI' })).not.toBeChecked();
  });

  it('replays the focus of a tapped field, then clicks', async () => {
    load(<Focused />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('textbox'));
    await hydrate(<Focused />);
    expect(screen.getByRole('status')).toHaveTextContent(/^tap focus click$/);
  });

  it('replays a focus without a tap', async () => {
    load(<Focused />);
    screen.getByRole('textbox').focus();
    await hydrate(<Focused />);
    expect(screen.getByRole('status')).toHaveTextContent(/^focus$/);
  });

  it('leaves the fields of a widget to the widget', async () => {
    const content = (
      <div data-slot="w1">
        <input aria-label="Quoi" />
      </div>
    );
    load(content);
    await userEvent.type(screen.getByRole('textbox'), 'bou');
    const changed = jest.fn();
    page.addEventListener('input', changed);
    await hydrate(content);
    expect(changed).not.toHaveBeenCalled();
    recorder = new Recorder();
    const slot = page.querySelector('[data-slot]')!;
    stopRecording(recorder, slot)(slot);
    await Promise.resolve();
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
