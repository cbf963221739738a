import { holdStyles, quickenStyles, releaseStyles } from './page-styles.ts';

/** Inserts rules by index, as styled-components does. */
function pageSheet(): CSSStyleSheet {
  document.head.innerHTML = '<style data-styled="active">.a{color:red}</style>';
  return document.querySelector('style')!.sheet!;
}

const rulesOf = (sheet: CSSStyleSheet) =>
  [...sheet.cssRules].map(({ cssText }) => /\.\w|unknown/.exec(cssText)?.[0]);

test('[PERF-02] rules of a page that is being rendered wait until it is shown, in their order', () => {
  const sheet = pageSheet();
  holdStyles();
  expect([sheet.insertRule('.b{color:blue}', 1), sheet.insertRule('.c{color:green}', 2)]).toEqual([1, 2]);
  expect(rulesOf(sheet)).toEqual(['.a']);
  releaseStyles();
  expect(rulesOf(sheet)).toEqual(['.a', '.b', '.c']);
  sheet.insertRule('.d{color:black}', 3);
  expect(rulesOf(sheet)).toEqual(['.a', '.b', '.c', '.d']);
});

test('[PERF-02] a rule that the browser does not know keeps its place', () => {
  const sheet = pageSheet();
  holdStyles();
  sheet.insertRule('{', 1);
  sheet.insertRule('.c{color:green}', 2);
  releaseStyles();
  expect(rulesOf(sheet)).toEqual(['.a', 'unknown', '.c']);
});

test('[PERF-02] a navigation that overtakes another one loses none of its rules', () => {
  const sheet = pageSheet();
  holdStyles();
  sheet.insertRule('.b{color:blue}', 1);
  holdStyles();
  sheet.insertRule('.c{color:green}', 2);
  releaseStyles();
  expect(rulesOf(sheet)).toEqual(['.a', '.b', '.c']);
});

test('[PERF-02] a page without a sheet of its own needs no holding', () => {
  document.head.innerHTML = '';
  holdStyles();
  expect(releaseStyles).not.toThrow();
});

test('[PERF-02] rules that the page left takes along go when they would, not before those they were counted with', () => {
  const sheet = pageSheet();
  holdStyles();
  sheet.insertRule('.b{color:blue}', 1);
  sheet.deleteRule(0);
  sheet.insertRule('.c{color:green}', 1);
  expect(rulesOf(sheet)).toEqual(['.a']);
  releaseStyles();
  expect(rulesOf(sheet)).toEqual(['.b', '.c']);
});

test('[PERF-02] a rule that comes on a page that stands is there at once, its at-rule within it', () => {
  Object.defineProperty(globalThis, 'CSS', { configurable: true, value: { supports: () => true } });
  const sheet = pageSheet();
  const insertRule = jest.spyOn(sheet, 'insertRule').mockReturnValue(1);
  quickenStyles();
  sheet.insertRule('@media print{.b{color:blue;}}', 1);
  expect(insertRule).toHaveBeenCalledWith('.b{@media print{&{color:blue;}}}', 1);
  Reflect.deleteProperty(globalThis, 'CSS');
});

test('[PERF-02] a rule that the browser does not know is refused on a page that stands', () => {
  const sheet = pageSheet();
  quickenStyles();
  expect(() => sheet.insertRule('{', 1)).toThrow();
  expect(rulesOf(sheet)).toEqual(['.a']);
});
