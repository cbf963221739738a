import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import type { WidgetRoot, WidgetSlotData } from '@careers/contract';
import { SiteProvider } from '../site.tsx';
import { defineWidget } from './define-widget.tsx';
import { ServerWidgets, WidgetHostProvider } from './host.tsx';
import type { WidgetHost } from './host.tsx';
import { prepareWidgets } from './parcel.ts';
import { site } from './site-for-tests.ts';
import { WidgetSlot, identifierPrefix } from './widget-slot.tsx';

// A new slot for each test, as a slot that was shown before has cached HTML.
let slot: WidgetSlotData;
beforeEach(() => {
  slot = { id: 'w1-counter', widget: 'counter', remote: 'mf-example@1.0.0', data: { start: 3 } };
});

const counter = defineWidget<object, { start: number }>({
  name: 'counter',
  load: () => Promise.resolve({ start: 3 }),
  Component({ data }) {
    const [count, setCount] = useState(data.start);
    if (count > 4) throw new Error('counted too far');
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        Compter {count}
      </button>
    );
  },
});

let view: Pick<ReturnType<typeof render>, 'unmount' | 'rerender'> | undefined;

function page(host: WidgetHost, shown = slot) {
  view = render(
    <SiteProvider site={site}>
      <WidgetHostProvider host={host}>
        <p>Le reste de la page</p>
        <WidgetSlot slot={shown} fallback={<p>Plus tard</p>} />
      </WidgetHostProvider>
    </SiteProvider>,
  );
}

/** Renders a page with the server’s HTML of a widget, and focuses the widget, which triggers hydration. */
function hydrateFromServer(host: WidgetHost, shown = slot) {
  const tree = (
    <SiteProvider site={site}>
      <WidgetHostProvider host={host}>
        <WidgetSlot slot={shown} hydrate="interaction" fallback={<p>Plus tard</p>} />
      </WidgetHostProvider>
    </SiteProvider>
  );
  const root: WidgetRoot = {
    identifierPrefix: identifierPrefix(slot),
    configuration: site.configuration,
    renderToHtml: (element) => renderToString(element as ReactElement),
  };
  const written = new Map([[slot.id, String(counter.render(slot.data as never, root))]]);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ServerWidgets html={written}>{tree}</ServerWidgets>);
  screen.getByRole('button', { name: 'Compter 3' }).focus();
  view = render(tree, { container, hydrate: true });
}

function aHost(changes: Partial<WidgetHost> = {}): WidgetHost {
  return {
    widget: () => Promise.resolve(counter as never),
    navigate: jest.fn(),
    report: jest.fn(),
    ...changes,
  };
}

describe('a widget slot', () => {
  // single-spa unmounts widgets asynchronously.
  afterEach(() =>
    act(async () => {
      view?.unmount();
      await new Promise((resolve) => setTimeout(resolve));
    }),
  );

  it('mounts the widget, which works independently', async () => {
    page(aHost());
    await userEvent.click(await screen.findByRole('button', { name: 'Compter 3' }));
    expect(screen.getByRole('button', { name: 'Compter 4' })).toBeVisible();
  });

  it('[PERF-02] shows the widget in the same paint as its page, once widgets are prepared', async () => {
    await prepareWidgets();
    page(aHost());
    // Lets React update the widget's root by itself, as in a browser.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    // Microtasks only, so nothing is painted in between.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    expect(screen.getByRole('button', { name: 'Compter 3' })).toBeVisible();
  });

  it('[ERROR-02] shows its fallback when the widget cannot be loaded; the page keeps working', async () => {
    const host = aHost({ widget: () => Promise.reject(new Error('no network')) });
    page(host);
    expect(await screen.findByText('Plus tard')).toBeVisible();
    expect(screen.getByText('Le reste de la page')).toBeVisible();
    expect(host.report).toHaveBeenCalledTimes(1);
  });

  it('replays a click from before its scripts, once', async () => {
    let arrive = () => {};
    const scripts = new Promise<void>((resolve) => (arrive = resolve));
    const host = aHost({ widget: () => scripts.then(() => counter as never) });
    hydrateFromServer(host);
    screen.getByRole('button', { name: 'Compter 3' }).click();
    arrive();
    expect(await screen.findByRole('button', { name: 'Compter 4' })).toBeVisible();
  });

  it('handles a click right after the widget is mounted', async () => {
    const widget: typeof counter = {
      ...counter,
      mount(props) {
        const mounted = counter.mount(props);
        queueMicrotask(() => screen.getByRole('button', { name: 'Compter 3' }).click());
        return mounted;
      },
    };
    hydrateFromServer(aHost({ widget: () => Promise.resolve(widget as never) }));
    expect(await screen.findByRole('button', { name: 'Compter 4' })).toBeVisible();
  });

  it('[ERROR-02] keeps the server’s HTML when the widget cannot be loaded', async () => {
    const host = aHost({ widget: () => Promise.reject(new Error('no network')) });
    hydrateFromServer(host);
    await waitFor(() => expect(host.report).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: 'Compter 3' })).toBeVisible();
    expect(screen.queryByText('Plus tard')).not.toBeInTheDocument();
  });

  it('[ERROR-02] shows its fallback when the widget throws later on', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const host = aHost();
    page(host);
    await userEvent.click(await screen.findByRole('button', { name: 'Compter 3' }));
    // A native click: React would report the error to the test library otherwise.
    screen.getByRole('button', { name: 'Compter 4' }).click();
    expect(await screen.findByText('Plus tard')).toBeVisible();
    expect(screen.getByText('Le reste de la page')).toBeVisible();
    consoleError.mockRestore();
  });

  it('[ERROR-02] focuses its fallback when the widget opened by a visitor cannot be loaded', async () => {
    const host = aHost({ widget: () => Promise.reject(new Error('no network')) });
    const opened = { ...slot, opensAt: '#candidature' } as const;
    window.location.hash = '#candidature/cv';
    // The hash opens it, as a click on its link does: the server's HTML is then useless.
    hydrateFromServer(host, opened);
    const fallback = await screen.findByText('Plus tard');
    await waitFor(() => expect(fallback.parentElement).toHaveFocus());
    window.location.hash = '';
  });

  it('shows its fallback immediately when no remote provides the widget', () => {
    page(aHost(), { ...slot, remote: null });
    expect(screen.getByText('Plus tard')).toBeVisible();
  });

  it('gives another slot its own element, without hydrating the previous one', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const errors: string[] = [];
    const collect = (event: ErrorEvent) => errors.push(event.message);
    window.addEventListener('error', collect);
    const host = aHost();
    const tree = (shown: WidgetSlotData) => (
      <SiteProvider site={site}>
        <WidgetHostProvider host={host}>
          <WidgetSlot slot={shown} />
        </WidgetHostProvider>
      </SiteProvider>
    );
    view = render(tree(slot));
    await screen.findByRole('button', { name: 'Compter 3' });
    const other = { ...slot, id: 'b1-counter', data: { start: 1 } };
    view.rerender(tree(other));
    await screen.findByRole('button', { name: 'Compter 1' });
    window.removeEventListener('error', collect);
    expect(errors).toEqual([]);
    consoleError.mockRestore();
  });

  it('unmounts the widget with the page', async () => {
    const unmount = jest.spyOn(counter, 'unmount');
    page(aHost());
    await screen.findByRole('button', { name: 'Compter 3' });
    view?.unmount();
    await waitFor(() => expect(unmount).toHaveBeenCalledTimes(1));
    unmount.mockRestore();
  });
});
