import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { rehydrateStyles } from '../../styles/browser.ts';
import { PageModule } from '../remotes/page-module.ts';
import { IncomingHtmlContext, IncomingPage } from './incoming-page.tsx';
import type { RenderedPage } from '../../protocol/page-answer.ts';

const Title = styled.h1`
  color: rgb(1, 2, 3);
`;
const Page = () => (
  <>
    <Title>Les offres</Title>
    <input aria-label="Métier" />
  </>
);
const rendered: RenderedPage = {
  html: '<h1 class="early">Les offres</h1><input aria-label="Métier">',
  styles: '.early{color:rgb(1, 2, 3);}/*!sc*/\ndata-styled.g1[id="sc-early"]{content:"early,"}/*!sc*/\n',
};

beforeAll(() => rehydrateStyles());

function mount(module: PageModule, page?: RenderedPage) {
  const router = createMemoryRouter([{ path: '/', element: <IncomingPage module={module} /> }]);
  render(
    <main>
      <IncomingHtmlContext value={(address) => (address === '/' ? page : undefined)}>
        <RouterProvider router={router} />
      </IncomingHtmlContext>
    </main>,
  );
}

/** Shows a page whose script is requested after its HTML is painted, and loads on `arrive`, or fails. */
function show(page: RenderedPage | undefined, component: ComponentType = Page) {
  const asked = Promise.withResolvers<void>();
  const script = Promise.withResolvers<ComponentType>();
  const module = new PageModule(() => {
    asked.resolve();
    return script.promise;
  });
  mount(module, page);
  return {
    asked: () => act(() => asked.promise),
    arrive: () => act(async () => script.resolve(component)),
    fail: () => act(async () => script.reject(new Error('no network'))),
  };
}

test('[PERF-02] shows the server’s HTML with its styles until the page’s component is loaded', async () => {
  const { asked, arrive } = show(rendered);
  const early = await screen.findByRole('heading', { name: 'Les offres' });
  expect(getComputedStyle(early).color).toBe('rgb(1, 2, 3)');
  await asked();
  await userEvent.type(screen.getByRole('textbox'), 'boucher');
  await arrive();
  const title = screen.getByRole('heading', { name: 'Les offres' });
  expect(title).not.toBe(early);
  expect(getComputedStyle(title).color).toBe('rgb(1, 2, 3)');
  expect(screen.getByRole('textbox')).toHaveValue('boucher');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('[PERF-02] keeps a link pressed during rendering until it is released', async () => {
  const html = '<a href="#offre">Boulanger</a>';
  const link = () => screen.getByRole('link', { name: 'Boulanger' });
  let isPressed = false;
  const LinkPage = () => {
    // Between two slices of this rendering.
    if (!isPressed) press('pointerdown');
    isPressed = true;
    return <a href="#offre">Boulanger</a>;
  };
  const { asked, arrive } = show({ html, styles: '' }, LinkPage);
  const early = await screen.findByRole('link', { name: 'Boulanger' });
  const press = (type: string) => early.dispatchEvent(new Event(type, { bubbles: true }));
  await asked();
  await arrive();
  expect(isPressed).toBe(true);
  expect(link()).toBe(early);
  await act(async () => press('pointerup'));
  await waitFor(() => expect(link()).not.toBe(early));
});

test('[PERF-02] shows a loaded component immediately', async () => {
  const module = new PageModule(() => Promise.resolve(Page));
  await module.load();
  mount(module);
  expect(screen.getByRole('heading', { name: 'Les offres' })).not.toHaveClass('early');
});

test('[ERROR-02] without its script the page stays readable', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // A recent reload is not repeated.
  window.sessionStorage.setItem('reloaded-at', String(Date.now()));
  const { asked, fail } = show(rendered);
  await screen.findByRole('heading', { name: 'Les offres' });
  await asked();
  await fail();
  expect(screen.getByRole('heading', { name: 'Les offres' })).toBeVisible();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('[ERROR-02] one press is enough once online again, even while an earlier attempt is still failing', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.sessionStorage.setItem('reloaded-at', String(Date.now()));
  const attempts = [Promise.withResolvers<ComponentType>(), Promise.withResolvers<ComponentType>()];
  const [first, pointedAt] = attempts;
  const load = jest.fn(() => attempts.shift()?.promise ?? Promise.resolve(Page));
  const module = new PageModule(load);
  mount(module, rendered);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await act(async () => first?.reject(new Error('no network')));
  module.load().catch(() => undefined);
  await userEvent.click(screen.getByRole('heading'));
  await act(async () => pointedAt?.reject(new Error('no network')));
  expect(await screen.findByRole('heading', { name: 'Les offres' })).not.toHaveClass('early');
});
