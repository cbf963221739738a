import { join } from 'node:path';
import type { JSONReport, JSONReportTest } from '@playwright/test/reporter';
import { PROJECT } from '../project.ts';
import { type JestReport, jestOutcome, playwrightOutcome } from './outcome.ts';

const jestReport = (testResults: JestReport['testResults'], numFailedTests: number): JestReport => ({
  numPassedTests: 2,
  numFailedTests,
  numFailedTestSuites: testResults.length,
  testResults,
});

/** Returns a report of one test in two projects, with the given status in each. */
function playwrightReport(...[first, second]: [JSONReportTest['status'], JSONReportTest['status']]) {
  const test = (projectName: string, status: JSONReportTest['status']) => ({
    projectName,
    status,
    results:
      status === 'expected' ? [] : [{ errors: [{ message: '\u001b[31mError: no heading\u001b[39m\n  at' }] }],
  });
  const spec = {
    title: 'a page',
    file: 'shell/page.spec.ts',
    line: 7,
    tests: [test('390', first), test('1280', second)],
  };
  const count = (expected: string) => [first, second].filter((status) => status === expected).length;
  return {
    config: { rootDir: join(PROJECT, 'e2e', 'tests') },
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    errors: [],
    stats: { expected: count('expected'), unexpected: count('unexpected'), flaky: count('flaky') },
  } as unknown as JSONReport;
}

test('a failed unit test is listed with its file and the first line of its message', () => {
  const failed = {
    status: 'failed',
    fullName: 'adds up',
    failureMessages: ['\n\u001b[1mexpected 2\u001b[22m\nmore'],
  };
  const passed = { status: 'passed', fullName: 'is there', failureMessages: [] };
  const name = join(PROJECT, 'shell', 'sum.test.ts');
  const report = jestReport([{ name, status: 'failed', message: '', assertionResults: [passed, failed] }], 1);
  expect(jestOutcome(report, 1)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['shell/sum.test.ts › adds up – expected 2'],
  });
});

test('a suite that fails to run is one failure', () => {
  const message = '  ● Test suite failed to run\n\n    Cannot find module\n';
  const name = join(PROJECT, 'shell', 'sum.test.ts');
  const report = jestReport([{ name, status: 'failed', message, assertionResults: [] }], 0);
  expect(jestOutcome(report, 1)).toMatchObject({
    failed: 1,
    failures: ['shell/sum.test.ts › the suite – Cannot find module'],
  });
});

test('failed and flaky end-to-end tests are listed with their project', () => {
  expect(playwrightOutcome(playwrightReport('expected', 'expected'), 0)).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
  });
  expect(playwrightOutcome(playwrightReport('unexpected', 'flaky'), 1)).toEqual({
    passed: 0,
    failed: 2,
    failures: [
      'e2e/tests/shell/page.spec.ts:7 › 390: a page – Error: no heading',
      'e2e/tests/shell/page.spec.ts:7 › 1280: a page – Error: no heading',
    ],
  });
});

test('a project without a name is left out', () => {
  const report = playwrightReport('unexpected', 'expected');
  for (const project of report.suites[0]?.suites?.[0]?.specs[0]?.tests ?? []) project.projectName = '';
  expect(playwrightOutcome(report, 1).failures).toEqual([
    'e2e/tests/shell/page.spec.ts:7 › a page – Error: no heading',
  ]);
});

test('a missing report, and an exit code without a failed test, are failures', () => {
  expect(jestOutcome(undefined, 0).failed).toBe(1);
  expect(playwrightOutcome(undefined, 0).failures).toEqual(['Playwright wrote no report: see its output.']);
  expect(jestOutcome(jestReport([], 0), 0).failed).toBe(0);
  expect(jestOutcome(jestReport([], 0), 134)).toMatchObject({
    failed: 1,
    failures: ['jest exited with 134, though no test failed.'],
  });
});
