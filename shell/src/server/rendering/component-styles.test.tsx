/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet, keyframes } from 'styled-components';
import { componentStyles } from './component-styles.ts';

const turn = keyframes`to { rotate: 1turn; }`;
const Box = styled.div<{ $wide?: boolean }>`
  animation: ${turn} 1s;
  width: ${({ $wide }) => ($wide ? '20rem' : '10rem')};
  @media print {
    display: none;
  }
`;
const Other = styled(Box)`
  color: blue;
`;

test('[PERF-02] the styles of a page are told by component and class, the extended component first', () => {
  const sheet = new ServerStyleSheet();
  renderToString(
    sheet.collectStyles(
      <>
        <Other />
        <Box $wide />
      </>,
    ),
  );
  const styles = componentStyles(sheet.getStyleTags());
  const rulesOf = (text: string) => styles.find(({ rules }) => rules.some((rule) => rule.includes(text)));
  const [narrow, wide, other, keyframe] = ['10rem', '20rem', 'blue', '@keyframes'].map(rulesOf);
  expect(narrow?.component).toBe(wide?.component);
  expect(narrow?.name).not.toBe(wide?.name);
  for (const style of [narrow, wide, other])
    for (const rule of style?.rules ?? []) expect(rule).toContain(`.${style?.name}`);
  expect(wide?.rules).toHaveLength(2);
  expect(keyframe?.rules).toEqual([expect.stringMatching(`^@keyframes ${keyframe?.name}`)]);
  const order = styles.map(({ name }) => name);
  expect(order.indexOf(narrow?.name ?? '')).toBeLessThan(order.indexOf(other?.name ?? ''));
  sheet.seal();
});
