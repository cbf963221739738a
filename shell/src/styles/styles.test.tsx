import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type * as StyledComponents from 'styled-components';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, SC_DISABLE_SPEEDY: false });

type Library = typeof StyledComponents;
type Components = Awaited<ReturnType<typeof components>>;

let roots: Root[] = [];
beforeEach(() => {
  jest.resetModules();
  document.head.innerHTML = '';
  document.body.innerHTML = '<main></main>';
});
afterEach(async () => {
  const { act } = await import('react');
  act(() => roots.forEach((root) => root.unmount()));
  roots = [];
});

/** Defines a component and one that extends it, separately for each side. */
async function components() {
  const { keyframes, styled } = await import('styled-components');
  const turn = keyframes`to { rotate: 1turn; }`;
  const Box = styled.div.withConfig({ componentId: 'box' })<{ $wide?: boolean }>`
    color: rgb(1, 1, 1);
    width: ${({ $wide }) => ($wide ? '20px' : '10px')};
    @media (width > 1px) {
      margin: 0;
    }
  `;
  const RedBox = styled(Box).withConfig({ componentId: 'red-box' })`
    color: rgb(2, 2, 2);
    width: 30px;
  `;
  const Turning = styled.div.withConfig({ componentId: 'turning' })`
    animation: ${turn} 1s;
  `;
  return { Box, RedBox, Turning };
}

/** Renders a page like the server; returns its style element and its rules. */
async function renderOnServer(page: (parts: Components) => ReactNode) {
  const { ServerStyleSheet } = await import('styled-components');
  const { renderToString } = await import('react-dom/server.edge');
  const { cssOf, styleElement } = await import('./server.ts');
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(page(await components())));
  const rendered = { html, css: cssOf(sheet), element: styleElement(sheet) };
  sheet.seal();
  jest.resetModules();
  return rendered;
}

/** Shows a server-rendered page, before any library is loaded. */
async function open({ html, element }: Awaited<ReturnType<typeof renderOnServer>>) {
  document.head.innerHTML = element;
  document.querySelector('main')!.innerHTML = html;
  const { offerServerStyles } = await import('./browser.ts');
  offerServerStyles();
  return document.querySelector('style')!.sheet!;
}

/** Hydrates the page, with a library that may lack what the adapter relies on. */
async function hydrate(
  page: (parts: Components) => ReactNode,
  parts: (library: Library) => object = (all) => all,
) {
  const { addStyles, rehydrateStyles } = await import('./browser.ts');
  await rehydrateStyles(async () => parts(await import('styled-components')) as Library);
  const { act } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const all = await components();
  const onRecoverableError = jest.fn();
  const container = document.querySelector('main')!;
  act(() => {
    roots.unshift(hydrateRoot(container, page(all), { onRecoverableError }));
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { addStyles, show: (next: typeof page) => act(() => roots[0]?.render(next(all))) };
}

const elements = () => document.querySelectorAll('style:not([type])');
const sheets = () => [...document.styleSheets].filter(({ cssRules }) => cssRules.length > 0);

const narrow = ({ Box, RedBox }: Components) => [<Box key="1" />, <RedBox key="2" />];
const wide = ({ Box, RedBox }: Components) => [<Box key="1" $wide />, <RedBox key="2" $wide />];

function expectWide() {
  expect([...document.querySelectorAll('main > div')].map((box) => getComputedStyle(box))).toMatchObject([
    { width: '20px', color: 'rgb(1, 1, 1)' },
    { width: '30px', color: 'rgb(2, 2, 2)' },
  ]);
}

describe('with the installed styled-components', () => {
  it('[PERF-02] keeps the server’s rules in place, without duplicates', async () => {
    const server = await open(await renderOnServer(narrow));
    const rules = [...server.cssRules];
    expect(rules).toHaveLength(3);
    await hydrate(narrow);
    expect(sheets()).toEqual([server]);
    expect([...server.cssRules].map((rule) => rules.indexOf(rule))).toEqual([0, 1, 2]);
    expect(elements()).toHaveLength(1);
  });

  it('[PERF-02] inserts a later rule before those of extending components', async () => {
    const server = await open(await renderOnServer(narrow));
    const { show } = await hydrate(narrow);
    show(wide);
    expect(sheets()).toEqual([server]);
    expectWide();
  });

  it('[PERF-02] adds the rules of the next page before its components render, once', async () => {
    const next = await renderOnServer(({ Box, RedBox, Turning }) => [
      <Box key="1" $wide />,
      <RedBox key="2" $wide />,
      <Turning key="3" />,
    ]);
    const server = await open(await renderOnServer(narrow));
    const { addStyles, show } = await hydrate(narrow);
    expect(addStyles(next.css)).toBe(true);
    document.querySelector('main')!.insertAdjacentHTML('afterend', `<aside>${next.html}</aside>`);
    const turning = document.querySelector('aside > div:last-child')!;
    expect(getComputedStyle(turning).animation).toMatch(/1s/);
    const count = server.cssRules.length;
    expect(addStyles(next.css)).toBe(true);
    show(wide);
    expectWide();
    expect(server.cssRules).toHaveLength(count);
  });
});

describe('[PERF-02] styled-components keeps its own element', () => {
  async function expectOwnElement(server: CSSStyleSheet, parts?: (library: Library) => object) {
    const { addStyles, show } = await hydrate(narrow, parts);
    show(wide);
    expectWide();
    expect(elements()).toHaveLength(1);
    expect(sheets()).not.toContain(server);
    return addStyles;
  }

  it.each([
    ['no private parts', () => ({})],
    ['no main sheet', () => ({ __PRIVATE__: {} })],
    ['no `getTag`', () => ({ __PRIVATE__: { mainSheet: {} } })],
    ['no tag', () => ({ __PRIVATE__: { mainSheet: { getTag: () => ({}) } } })],
    [
      'a tag without sheet',
      () => ({ __PRIVATE__: { mainSheet: { getTag: () => ({ tag: { length: 3 } }) } } }),
    ],
  ])('if it has %s, and shows no page early', async (_case, parts) => {
    const { css, ...page } = await renderOnServer(narrow);
    const addStyles = await expectOwnElement(await open({ css, ...page }), parts);
    expect(addStyles(css)).toBe(false);
  });

  it('if its markers differ', async () => {
    const { element, css, html } = await renderOnServer(narrow);
    const change = (text: string) => text.replaceAll(/(\{content:"[^"]*"\})/g, '::after$1');
    const other = {
      css: change(css),
      html,
      element: change(element).replaceAll(/\/\*(data-styled.*?)\*\//g, '$1'),
    };
    const addStyles = await expectOwnElement(await open(other));
    expect(addStyles(other.css)).toBe(false);
  });

  it('if the browser dropped a rule', async () => {
    const server = await open(await renderOnServer(narrow));
    server.deleteRule(1);
    await expectOwnElement(server);
  });

  it('if a dialog has loaded it earlier', async () => {
    const server = await open(await renderOnServer(narrow));
    const { createRoot } = await import('react-dom/client');
    const { act } = await import('react');
    const { styled } = await import('styled-components');
    const Dialog = styled.div.withConfig({ componentId: 'dialog' })`
      color: rgb(3, 3, 3);
    `;
    const container = document.body.appendChild(document.createElement('aside'));
    roots.push(createRoot(container));
    act(() => roots[0]?.render(<Dialog />));
    await expectOwnElement(server);
    expect(getComputedStyle(container.firstElementChild!).color).toBe('rgb(3, 3, 3)');
  });

  it('next to the server’s if it reads another format', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { element, ...page } = await renderOnServer(narrow);
    await open({ ...page, element: element.replace(/version="[^"]*"/, 'version="7.0.0"') });
    const { show } = await hydrate(narrow);
    show(wide);
    expectWide();
    expect(elements()).toHaveLength(2);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('7.0.0'));
  });
});

it('sends an element in an unknown format unchanged', async () => {
  const { styleElement } = await import('./server.ts');
  const tags = '<style data-other="true">.a{color:red;}/*!sc*/data-styled.g1[id="a"]{content:"a,"}</style>';
  expect(styleElement({ getStyleTags: () => tags } as StyledComponents.ServerStyleSheet)).toBe(tags);
});
