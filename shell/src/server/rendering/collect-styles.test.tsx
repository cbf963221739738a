/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet, StyleSheetContext, StyleSheetManager, keyframes } from 'styled-components';
import { collectStyles } from './collect-styles.tsx';

const turn = keyframes`to { rotate: 1turn; }`;
const Box = styled.div<{ $wide?: boolean }>`
  animation: ${turn} 1s;
  width: ${({ $wide }) => ($wide ? '20rem' : '10rem')};
  &:hover {
    color: red;
  }
`;
const Other = styled(Box)`
  color: blue;
`;
const page = (
  <>
    <Box />
    <Box $wide />
    <Other />
  </>
);

function stylesOf(collect: (sheet: ServerStyleSheet) => React.ReactNode): string {
  const sheet = new ServerStyleSheet();
  try {
    renderToString(collect(sheet));
    return sheet.getStyleTags();
  } finally {
    sheet.seal();
  }
}

test('[PERF-01] each page has all of its styles, though they are compiled once', () => {
  const expected = stylesOf((sheet) => sheet.collectStyles(page));
  expect(expected).toContain('20rem');
  const [first, second] = [0, 1].map(() => stylesOf((sheet) => collectStyles(sheet, page)));
  expect(first).toBe(expected);
  expect(second).toBe(expected);
});

test('[PERF-01] a page has no styles of what it does not show', () => {
  stylesOf((sheet) => collectStyles(sheet, page));
  const styles = stylesOf((sheet) => collectStyles(sheet, <Box />));
  expect(styles).toBe(stylesOf((sheet) => sheet.collectStyles(<Box />)));
  expect(styles).not.toContain('20rem');
});

test('[PERF-01] styles are not compiled twice', () => {
  const compilations: string[] = [];
  const counted = (sheet: ServerStyleSheet) =>
    sheet.collectStyles(
      <StyleSheetContext.Consumer>
        {(context) => {
          const stylis = Object.assign(
            (...input: Parameters<typeof context.stylis>) => {
              compilations.push(input[0]);
              return context.stylis(...input);
            },
            { hash: 'counted' },
          );
          return (
            <StyleSheetContext.Provider value={{ ...context, stylis }}>
              {collectStyles(sheet, page)}
            </StyleSheetContext.Provider>
          );
        }}
      </StyleSheetContext.Consumer>,
    );
  stylesOf(counted);
  const once = compilations.length;
  expect(once).toBeGreaterThan(0);
  stylesOf(counted);
  expect(compilations).toHaveLength(once);
});

test('[PERF-01] styles under a namespace are told from those without', () => {
  const plain = stylesOf((sheet) => collectStyles(sheet, <Box />));
  const named = stylesOf((sheet) =>
    collectStyles(sheet, <StyleSheetManager namespace=".area">{<Box />}</StyleSheetManager>),
  );
  expect(named).toContain('.area');
  expect(plain).not.toContain('.area');
});
