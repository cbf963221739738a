import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from '../checks/checks.ts';
import { runSteps } from '../checks/steps.ts';
import { PROJECT } from '../project.ts';
import { findOrInstallBrowser } from '../tests/browser.ts';

/** Lint, types, unit tests and end-to-end tests; the last line sums up all of them. */
const reports = join(PROJECT, '.data', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

interface Count {
  passed: number;
  failed: number;
}

const checks = await checkCount();
const unit = unitCount();
const endToEnd = endToEndCount();
const engines = enginesCount();
const counts = [checks, unit, endToEnd, engines];
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(
  `\nchecks: ${describe(checks)}\nunit tests: ${describe(unit)}\nend-to-end tests: ${describe(endToEnd)}\nengines: ${describe(engines)}`,
);
console.log(`\n${describe({ passed: sum('passed'), failed: sum('failed') })}`);
process.exit(sum('failed') > 0 ? 1 : 0);

async function checkCount(): Promise<Count> {
  const failed = await runSteps(CHECKS);
  return { passed: CHECKS.length - failed.length, failed: failed.length };
}

function unitCount(): Count {
  const report = join(reports, 'unit.json');
  console.log('unit tests: jest over all workspaces');
  const { status } = run('unit-tests', ['--json', `--outputFile=${report}`]);
  const result = readJson<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
    report,
  );
  if (!result) return { passed: 0, failed: 1 };
  // A suite that does not even start has no failed test of its own.
  const failed = Math.max(result.numFailedTests, result.numFailedTestSuites, status === 0 ? 0 : 1);
  return { passed: result.numPassedTests, failed };
}

function endToEndCount(): Count {
  const report = join(reports, 'end-to-end.json');
  console.log('end-to-end tests: Playwright with the whole site');
  const browser = findOrInstallBrowser();
  const { status } = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return playwrightCount(report, status);
}

/** The journeys that are short enough for each time, in the engines of other browsers too. */
function enginesCount(): Count {
  const report = join(reports, 'engines.json');
  console.log('engines: the short journeys in Chromium, Firefox and WebKit; npm run test:engines runs all');
  const { status } = run('node', ['e2e/engines/main.ts', '--if-installed', '--grep', '@short'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const isSkipped = status === 0 && !existsSync(report);
  return isSkipped ? { passed: 0, failed: 0 } : playwrightCount(report, status);
}

function playwrightCount(report: string, status: number | null): Count {
  const stats = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(report)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, status === 0 ? 0 : 1) };
}

function run(command: string, parameters: string[], environment: NodeJS.ProcessEnv = {}) {
  return spawnSync(command, parameters, {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
}

function readJson<Content>(path: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Content;
  } catch {
    return undefined;
  }
}

function describe({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}
