import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ReleaseError } from '../release-error.ts';

/** Result of a team's own tests, for the registry; `none` without a script for them in package.json. */
export type TeamTests = 'passed' | 'skipped' | 'none';

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const TAIL_CHARACTERS = 10_000;

/**
 * Runs `npm test` of a remote.
 * @throws ReleaseError with the end of its output.
 */
export async function runTeamTests(directory: string): Promise<TeamTests> {
  const { scripts = {} } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  if (scripts['test'] === undefined) return 'none';
  try {
    await promisify(execFile)('npm', ['test'], { cwd: directory, maxBuffer: MAX_OUTPUT_BYTES });
    return 'passed';
  } catch (cause) {
    throw new ReleaseError(
      `npm test fails in ${directory}; --skip-tests publishes without it, and the registry records that.\n${outputOf(cause)}`,
      { cause },
    );
  }
}

function outputOf(cause: unknown): string {
  const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
  return (stdout + stderr).trim().slice(-TAIL_CHARACTERS);
}
