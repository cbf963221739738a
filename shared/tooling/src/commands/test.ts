import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from '../checks/checks.ts';
import { runSteps } from '../checks/steps.ts';
import { PROJECT } from '../project.ts';
import { findOrInstallTestBrowser } from '../tests/browser.ts';
import { type Outcome, jestOutcome, playwrightOutcome } from '../tests/outcome.ts';

/** `npm test`: runs checks, unit tests and end-to-end tests; lists failures at the end, and totals in the last line. */
const reports = join(PROJECT, '.data', 'reports');
const COMPILE_CACHE = join(PROJECT, 'node_modules', '.cache', 'tests');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const checks = await checkOutcome();
const unit = unitOutcome();
const endToEnd = endToEndOutcome();
const engines = enginesOutcome();
const outcomes = [checks, unit, endToEnd, engines];
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
if (failures.length > 0) console.log(`\nFailures:\n${failures.map((line) => `  ${line}\n`).join('')}`);
console.log(
  `\nchecks: ${describe(checks)}\nunit tests: ${describe(unit)}\nend-to-end tests: ${describe(endToEnd)}\nengines: ${describe(engines)}`,
);
console.log(`\n${describe({ passed: sum('passed'), failed: sum('failed') })}`);
process.exit(sum('failed') > 0 ? 1 : 0);

async function checkOutcome(): Promise<Outcome> {
  const failed = await runSteps(CHECKS);
  return {
    passed: CHECKS.length - failed.length,
    failed: failed.length,
    failures: failed.map((name) => `the check "${name}": see npm run check`),
  };
}

function unitOutcome(): Outcome {
  const report = join(reports, 'unit.json');
  console.log('unit tests: jest over all workspaces');
  // The tests of `careers verify` need a browser.
  const browser = findOrInstallTestBrowser();
  const { status } = run('unit-tests', ['--json', `--outputFile=${report}`], {
    PLAYWRIGHT_CHROMIUM_PATH: browser,
  });
  return jestOutcome(readJson(report), status);
}

function endToEndOutcome(): Outcome {
  const report = join(reports, 'end-to-end.json');
  console.log('end-to-end tests: Playwright with the whole site');
  const browser = findOrInstallTestBrowser();
  const { status } = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return playwrightOutcome(readJson(report), status);
}

/** Runs the journeys tagged `@short` in Chromium, Firefox and WebKit, where they are installed. */
function enginesOutcome(): Outcome {
  const report = join(reports, 'engines.json');
  console.log('engines: the short journeys in Chromium, Firefox and WebKit; npm run test:engines runs all');
  const { status } = run('node', ['e2e/engines/main.ts', '--if-installed', '--grep', '@short'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const isSkipped = status === 0 && !existsSync(report);
  return isSkipped ? { passed: 0, failed: 0, failures: [] } : playwrightOutcome(readJson(report), status);
}

function run(command: string, parameters: string[], environment: NodeJS.ProcessEnv = {}) {
  return spawnSync(command, parameters, {
    cwd: PROJECT,
    stdio: 'inherit',
    // Tests start some hundred processes, of the same few programs.
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...environment },
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

function describe({ passed, failed }: Pick<Outcome, 'passed' | 'failed'>): string {
  return `${passed} passed, ${failed} failed`;
}
