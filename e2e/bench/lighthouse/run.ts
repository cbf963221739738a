import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGUMENTS } from '../../support/chromium-arguments.ts';
import { asProcessorTime } from '../rules/processor-time.ts';
import type { TimedEvent } from '../rules/processor-time.ts';

/** Of Lighthouse's report, what is used here. */
interface LighthouseReport {
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}

export interface Score {
  /** Of 100. */
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** The two as they are where no thread waits for a core. */
  processorScore: number;
  processorBlocking: number;
  speedIndex: number;
  /** How fast the machine was just then, as Lighthouse measures it. */
  machine: number;
}

const FLAGS = ['--quiet', '--output=json', '--only-categories=performance', '--no-enable-error-reporting'];
const REPORT = 'report.json';
/** What Lighthouse keeps of a visit, to judge it by. */
const TRACE = 'trace.json';
const BROWSER = `--chrome-flags=${['--headless=new', '--disable-gpu', ...CHROMIUM_ARGUMENTS].join(' ')}`;

/**
 * Installs Lighthouse in this folder, the first time and when its version has changed.
 * @throws Error with what to do.
 */
export function installLighthouse(): void {
  const wanted = readFileSync(join(import.meta.dirname, 'package.json'), 'utf8');
  const installed = join(import.meta.dirname, 'node_modules', 'lighthouse', 'package.json');
  const version = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  if (existsSync(installed) && wanted.includes(`"lighthouse": "${version(installed)}"`)) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(
      'Lighthouse could not be installed: check the network, or leave it out with --only first-visit,next-page,server.',
    );
}

/** Of runs whose trace Lighthouse could not read, which it asks to be repeated. */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse as it is by default: a phone on slow 4G, simulated, in a browser of its own.
 * @throws Error when it cannot measure the page.
 */
export function runLighthouse(url: string, chromium: string): Score {
  for (let attempt = 1; ; attempt += 1) {
    const directory = mkdtempSync(join(tmpdir(), 'lighthouse-'));
    try {
      const report = reportOf(url, chromium, directory, [
        `--gather-mode=${directory}`,
        `--audit-mode=${directory}`,
      ]);
      if (!report.runtimeError) {
        takeProcessorTime(join(directory, TRACE));
        return scoreOf(report, reportOf(url, chromium, directory, [`--audit-mode=${directory}`]));
      }
      if (attempt === ATTEMPTS)
        throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  }
}

function takeProcessorTime(path: string): void {
  const trace = JSON.parse(readFileSync(path, 'utf8')) as { traceEvents: TimedEvent[] };
  writeFileSync(path, JSON.stringify({ ...trace, traceEvents: asProcessorTime(trace.traceEvents) }));
}

function reportOf(
  url: string,
  chromium: string,
  directory: string,
  modes: readonly string[],
): LighthouseReport {
  const cli = join(import.meta.dirname, 'node_modules', 'lighthouse', 'cli', 'index.js');
  // A file: the end of a report on standard output may be lost when Lighthouse exits.
  const path = join(directory, REPORT);
  rmSync(path, { force: true });
  const { stderr } = spawnSync(
    process.execPath,
    [cli, url, ...FLAGS, ...modes, `--output-path=${path}`, BROWSER],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: chromium, CI: '1' } },
  );
  if (!existsSync(path)) throw new Error(`Lighthouse has no report of ${url}: ${stderr}`);
  return JSON.parse(readFileSync(path, 'utf8')) as LighthouseReport;
}

function scoreOf(report: LighthouseReport, ofProcessor: LighthouseReport): Score {
  const audit = (name: string, { audits } = report) => audits[name]?.numericValue ?? Number.NaN;
  const scoreIn = ({ categories }: LighthouseReport) =>
    Math.round((categories.performance.score ?? Number.NaN) * 100);
  return {
    score: scoreIn(report),
    firstPaint: audit('first-contentful-paint'),
    largestPaint: audit('largest-contentful-paint'),
    blocking: audit('total-blocking-time'),
    processorScore: scoreIn(ofProcessor),
    processorBlocking: audit('total-blocking-time', ofProcessor),
    speedIndex: audit('speed-index'),
    machine: report.environment.benchmarkIndex,
  };
}
