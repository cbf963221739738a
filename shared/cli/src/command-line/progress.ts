import ora from 'ora';

/** Shows a spinner during the work, only on a terminal. */
export async function withProgress<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  const progress = ora({ text, stream: process.stderr, isSilent: !process.stderr.isTTY }).start();
  try {
    return await work();
  } finally {
    progress.stop();
  }
}
