import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { PROJECT } from '../project.ts';

/** Result of one kind of check or test. */
export interface Outcome {
  passed: number;
  failed: number;
  /** One line each: file, title, and first line of the message. */
  failures: string[];
}

/** The part of jest's `--json` report that is read here. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Summarises jest's report. A missing report, or an exit code without a failed test, is one failure. */
export function jestOutcome(report: JestReport | undefined, status: number | null): Outcome {
  if (!report) return noReport('jest');
  const failures = report.testResults.flatMap((suite) => {
    const failed = suite.assertionResults.filter((test) => test.status === 'failed');
    if (suite.status === 'failed' && failed.length === 0)
      return [line(suite.name, 'the suite', suite.message)];
    return failed.map((test) => line(suite.name, test.fullName, test.failureMessages[0]));
  });
  // A suite that fails to run has no failed test.
  const counted = Math.max(report.numFailedTests, report.numFailedTestSuites, failures.length);
  return withStatus({ passed: report.numPassedTests, failed: counted, failures }, 'jest', status);
}

/** Summarises Playwright's report. Flaky tests count as failures: there are no retries. */
export function playwrightOutcome(report: JSONReport | undefined, status: number | null): Outcome {
  if (!report) return noReport('Playwright');
  const { expected, unexpected, flaky } = report.stats;
  const outside = report.errors.map(({ message }) => line('Playwright', 'outside of tests', message));
  const { rootDir } = report.config;
  const failures = [...report.suites.flatMap((suite) => failuresOfSuite(suite, rootDir)), ...outside];
  const failed = Math.max(unexpected + flaky, failures.length);
  return withStatus({ passed: expected, failed, failures }, 'Playwright', status);
}

function failuresOfSuite({ specs, suites = [] }: JSONReportSuite, folder: string): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.flatMap(({ errors }) => errors)[0]?.message;
        // Without projects in its configuration, Playwright has one without a name.
        const title = projectName ? `${projectName}: ${spec.title}` : spec.title;
        return line(`${join(folder, spec.file)}:${spec.line}`, title, message);
      }),
  );
  return [...own, ...suites.flatMap((suite) => failuresOfSuite(suite, folder))];
}

function noReport(runner: string): Outcome {
  return { passed: 0, failed: 1, failures: [`${runner} wrote no report: see its output.`] };
}

function withStatus(outcome: Outcome, runner: string, status: number | null): Outcome {
  if (status === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [`${runner} exited with ${status}, though no test failed.`] };
}

function line(file: string, title: string, message = ''): string {
  const path = file.startsWith(PROJECT) ? relative(PROJECT, file).split(sep).join('/') : file;
  const firstLine = stripVTControlCharacters(message)
    .split('\n')
    .map((text) => text.trim())
    .find((text) => text !== '' && !text.startsWith('●'));
  return `${path} › ${title}${firstLine ? ` – ${firstLine}` : ''}`;
}
