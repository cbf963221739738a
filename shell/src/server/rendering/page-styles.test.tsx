/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { componentStyles } from './component-styles.ts';
import { pageComponentStyles, pageStyleElement } from './page-styles.ts';

const Title = styled.h1`
  color: purple;
`;
const Price = styled.p`
  color: green;
`;

function sheetOf(page: ReactNode): ServerStyleSheet {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(page));
  return sheet;
}

test('[PERF-01] pages that show the same components have their styles from one place, others their own', () => {
  const [one, same, other] = [
    sheetOf(<Title>Boucher</Title>),
    sheetOf(<Title>Boulanger</Title>),
    sheetOf(<Price />),
  ];
  expect(pageStyleElement(same)).toBe(pageStyleElement(one));
  expect(pageComponentStyles(same)).toBe(pageComponentStyles(one));
  expect(String(pageStyleElement(other))).toMatch(/^<style data-server-styles>.*color:\s*green/s);
  expect(pageComponentStyles(other)).toEqual(componentStyles(other.getStyleTags()));
});

test('a page without a sheet has no styles', () => {
  expect(pageStyleElement(null)).toHaveLength(0);
});
