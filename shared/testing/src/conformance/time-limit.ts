import { Worker } from 'node:worker_threads';

/** Time limit of one render; `CONFORMANCE_SECONDS` sets another one. */
const LIMIT_MILLISECONDS = Number(process.env['CONFORMANCE_SECONDS'] ?? 60) * 1_000;

/** Runs beside the work, since no timer fires in an endless loop. */
const WATCH = `
  const { writeSync } = process.getBuiltinModule('node:fs');
  const { message, limit } = process.getBuiltinModule('node:worker_threads').workerData;
  setTimeout(() => {
    writeSync(2, message);
    process.kill(process.pid, 'SIGKILL');
  }, limit);
`;

/** Runs the work; where it takes longer than the limit, says which it is and ends the process, which nothing else could. */
export async function withTimeLimit<Result>(
  what: string,
  work: () => Promise<Result>,
  limit = LIMIT_MILLISECONDS,
): Promise<Result> {
  const message = `\n${what} has not ended after ${limit / 1_000} s. Look for an endless loop in it, or an effect that sets state each time.\n`;
  const watch = new Worker(WATCH, { eval: true, workerData: { message, limit } });
  watch.unref();
  try {
    return await work();
  } finally {
    await watch.terminate();
  }
}
