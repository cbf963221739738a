import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGUMENTS } from '../../support/chromium-arguments.ts';
import { asProcessorTime } from '../rules/processor-time.ts';
import type { TimedEvent } from '../rules/processor-time.ts';

/** The part of Lighthouse's report that is read here. */
interface LighthouseReport {
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}

export interface Score {
  /** 0 to 100. */
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** Score and blocking time in processor time. */
  processorScore: number;
  processorBlocking: number;
  speedIndex: number;
  /** Lighthouse's benchmark index of the machine. */
  machine: number;
}

const FLAGS = ['--quiet', '--output=json', '--only-categories=performance', '--no-enable-error-reporting'];
const REPORT = 'report.json';
/** Artefact of a visit that Lighthouse audits. */
const TRACE = 'trace.json';
const BROWSER = `--chrome-flags=${['--headless=new', '--disable-gpu', ...CHROMIUM_ARGUMENTS].join(' ')}`;

/**
 * Installs Lighthouse in this folder unless its version is installed.
 * @throws Error when the installation fails.
 */
export function installLighthouse(): void {
  const description = readFileSync(join(import.meta.dirname, 'package.json'), 'utf8');
  const installed = join(import.meta.dirname, 'node_modules', 'lighthouse', 'package.json');
  const version = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  if (existsSync(installed) && description.includes(`"lighthouse": "${version(installed)}"`)) return;
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

/** Lighthouse advises to repeat a run with an unreadable trace. */
const MAX_ATTEMPTS = 3;

/**
 * Runs Lighthouse with its defaults (phone, simulated slow 4G) in a new browser.
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
        convertToProcessorTime(join(directory, TRACE));
        return scoreOf(report, reportOf(url, chromium, directory, [`--audit-mode=${directory}`]));
      }
      if (attempt === MAX_ATTEMPTS)
        throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  }
}

function convertToProcessorTime(path: string): void {
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
  // Written to a file: the end of the standard output may be lost when Lighthouse exits.
  const path = join(directory, REPORT);
  rmSync(path, { force: true });
  const { stderr } = spawnSync(
    process.execPath,
    [cli, url, ...FLAGS, ...modes, `--output-path=${path}`, BROWSER],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: chromium, CI: '1' } },
  );
  if (!existsSync(path)) throw new Error(`Lighthouse wrote no report of ${url}: ${stderr}`);
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
