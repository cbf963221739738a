import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { serverStyles } from '../../app/server-styles.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, SC_DISABLE_SPEEDY: false });

let root: Root | undefined;
beforeEach(() => {
  jest.resetModules();
  document.head.innerHTML = '';
  document.body.innerHTML = '<main></main>';
});
afterEach(async () => {
  const { act } = await import('react');
  act(() => root?.unmount());
});

/** A component and one that extends it, as each side defines them. */
async function components() {
  const { styled } = await import('styled-components');
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
  return { Box, RedBox };
}

async function renderOnServer(page: (parts: Awaited<ReturnType<typeof components>>) => ReactNode) {
  const { ServerStyleSheet } = await import('styled-components');
  const { renderToString } = await import('react-dom/server.edge');
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(page(await components())));
  document.head.innerHTML = serverStyles(sheet.getStyleTags());
  sheet.seal();
  jest.resetModules();
  return document.querySelector('style')!.sheet!;
}

async function renderInBrowser(page: (parts: Awaited<ReturnType<typeof components>>) => ReactNode) {
  const { adoptServerStyles } = await import('./adopt-server-styles.ts');
  adoptServerStyles();
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const parts = await components();
  root = createRoot(document.querySelector('main')!);
  act(() => root?.render(page(parts)));
}

const sheets = () => [...document.styleSheets].filter(({ cssRules }) => cssRules.length > 0);

it('[PERF-02] the rules of the server stay where they are, none is added again', async () => {
  const sheet = await renderOnServer(({ Box, RedBox }) => [<Box key="1" />, <RedBox key="2" />]);
  const rules = [...sheet.cssRules];
  expect(rules).toHaveLength(3);
  await renderInBrowser(({ Box, RedBox }) => [<Box key="1" />, <RedBox key="2" />]);
  expect(sheets()).toEqual([sheet]);
  expect([...sheet.cssRules].map((rule) => rules.indexOf(rule))).toEqual([0, 1, 2]);
});

it('[PERF-02] a rule that comes later takes its place before what extends its component', async () => {
  const sheet = await renderOnServer(({ RedBox }) => <RedBox />);
  await renderInBrowser(({ Box, RedBox }) => [<Box key="1" $wide />, <RedBox key="2" $wide />]);
  expect(sheets()).toEqual([sheet]);
  const [box, redBox] = document.querySelectorAll('main > div');
  expect(getComputedStyle(box!)).toMatchObject({ width: '20px', color: 'rgb(1, 1, 1)' });
  expect(getComputedStyle(redBox!)).toMatchObject({ width: '30px', color: 'rgb(2, 2, 2)' });
});

it('a browser that dropped a rule gets them from styled-components', async () => {
  const sheet = await renderOnServer(({ RedBox }) => <RedBox />);
  sheet.deleteRule(1);
  await renderInBrowser(({ RedBox }) => <RedBox $wide />);
  expect(document.querySelectorAll('style')).toHaveLength(1);
  expect(sheets()).not.toContain(sheet);
  expect(getComputedStyle(document.querySelector('main > div')!)).toMatchObject({
    width: '30px',
    color: 'rgb(2, 2, 2)',
  });
});
