import ora from 'ora';
import type { Ora } from 'ora';

/** Shows a spinner for work of more than a second, on a terminal only. */
export async function withProgress<Result>(
  text: string,
  work: (progress: Ora) => Promise<Result>,
): Promise<Result> {
  const progress = ora({ text, stream: process.stderr, isSilent: !process.stderr.isTTY });
  const timer = setTimeout(() => progress.start(), 1_000);
  try {
    return await work(progress);
  } finally {
    clearTimeout(timer);
    progress.stop();
  }
}
