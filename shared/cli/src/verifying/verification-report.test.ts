import { verificationReport } from './verification-report.ts';
import type { Verification } from './verify.ts';

const seen: Verification = { opened: ['/a', '/b'], absent: [], findings: [], pictures: [] };
const finding = { rule: 'console', what: 'x'.repeat(600), whom: 'y'.repeat(300), do: 'z'.repeat(400) };
const picture = { address: '/a', width: 390, share: 0.0213, file: 'pictures/a-390.png' };
const report = (changes: Partial<Verification>) => verificationReport({ ...seen, ...changes }, 'pictures');

it('[REL-05] passes without findings, with changed pictures to review', () => {
  expect(report({})).toEqual({
    conclusion: 'passed',
    summary: '2 pages in Chromium: nothing found; 0 of 4 pictures differ from the released version',
    details: [],
  });
  const { conclusion, details } = report({ pictures: [picture] });
  expect(conclusion).toBe('passed');
  expect(details).toMatchObject([
    { rule: 'pictures', what: expect.stringMatching(/1 of 4 .*: \/a at 390 px \(2\.13 %\)$/) },
  ]);
  expect(details[0]?.do).toContain('pictures');
});

it('[REL-05] fails with findings, within the limits of the registry', () => {
  const { conclusion, details, summary } = report({
    findings: Array.from({ length: 50 }, () => finding),
    pictures: [picture],
    absent: Array.from({ length: 20 }, (_, index) => `/an-address-that-is-long-${index}`),
  });
  expect(conclusion).toBe('failed');
  expect(details).toHaveLength(30);
  expect(details.at(-1)?.rule).toBe('pictures');
  const [first] = details;
  expect([first?.what.length, first?.whom.length, first?.do.length]).toEqual([500, 200, 300]);
  expect(summary).toHaveLength(200);
});

it('[REL-05] is neutral if no page could be opened', () => {
  expect(report({ opened: [], absent: ['/c'] })).toMatchObject({
    conclusion: 'neutral',
    summary: expect.stringMatching(/0 pages .*; not on this site: \/c$/),
  });
});
