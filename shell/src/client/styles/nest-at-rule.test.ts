import { nestAtRule } from './nest-at-rule.ts';

function setNesting(isSupported: boolean): void {
  Object.defineProperty(globalThis, 'CSS', {
    configurable: true,
    value: { supports: (condition: string) => isSupported && condition === 'selector(&)' },
  });
}

beforeEach(() => setNesting(true));
afterAll(() => Reflect.deleteProperty(globalThis, 'CSS'));

test.each([
  ['@media (max-width: 19.99em){.a{color:red;}}', '.a{@media (max-width: 19.99em){&{color:red;}}}'],
  ['@media print{.a{color:red;}.a >li{flex:none;}}', '.a{@media print{&{color:red;}& >li{flex:none;}}}'],
  ['@media print{.a:hover,.a:focus{color:red;}}', '.a{@media print{&:hover,&:focus{color:red;}}}'],
  ['@media print{.a.a{color:red;}}', '.a{@media print{&&{color:red;}}}'],
  ['@media print{[data-open] .a{color:red;}}', '.a{@media print{[data-open] &{color:red;}}}'],
  ['@media print{.a .ab{color:red;}}', '.a{@media print{& .ab{color:red;}}}'],
  ['@supports (gap:1px){.a{gap:1px;}}', '.a{@supports (gap:1px){&{gap:1px;}}}'],
  ['@container (width > 20em){.a{gap:1px;}}', '.a{@container (width > 20em){&{gap:1px;}}}'],
])('[PERF-02] %s is a rule of its class: %s', (rule, nested) => {
  expect(nestAtRule(rule)).toBe(nested);
});

test.each([
  ['of no at-rule', '.a{color:red;}'],
  ['of another at-rule', '@keyframes turn{from{rotate:0;}to{rotate:1turn;}}'],
  ['about two classes', '@media print{.a{color:red;}.b{color:red;}}'],
  ['about two classes at once', '@media print{.a,.b{color:red;}}'],
  ['about no class', '@media print{html{color:red;}}'],
  ['with another at-rule in it', '@media print{@supports (gap:1px){.a{gap:1px;}}}'],
  ['with a brace in a text', '@media print{.a::after{content:"}";}}'],
  ['that is nested already', '@media print{.a{&:hover{color:red;}}}'],
  ['that is empty', '@media print{}'],
])('[PERF-02] a rule %s stays as it is', (_case, rule) => {
  expect(nestAtRule(rule)).toBe(rule);
});

test('[ROUTE-01] a browser that knows no nesting gets rules as they are', () => {
  setNesting(false);
  expect(nestAtRule('@media print{.a{color:red;}}')).toBe('@media print{.a{color:red;}}');
});
