import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

const STOP_MILLISECONDS = 10_000;

export interface StartedProcess {
  name: string;
  child: ChildProcess;
  /** Resolves with the exit code when the process has exited. */
  ended: Promise<number | null>;
}

/** Starts a Node process with an IPC channel; prefixes each line of its output with its name. */
export function startProcess(
  name: string,
  parameters: readonly string[],
  options: { directory: string; environment: NodeJS.ProcessEnv; onLine?: (line: string) => void },
): StartedProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...parameters], {
    cwd: options.directory,
    env: { ...process.env, ...options.environment },
    // The IPC channel notifies the program when this process has exited for any reason.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const show = options.onLine ?? ((line: string) => console.log(`${name}: ${line}`));
  for (const input of [child.stdout, child.stderr])
    if (input)
      createInterface({ input }).on('line', (line) => {
        if (line.trim()) show(line);
      });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { name, child, ended };
}

/** Terminates a process and waits; kills it on timeout. */
export async function stopProcess({ child, ended }: StartedProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MILLISECONDS);
  await ended;
  clearTimeout(timer);
}

/**
 * Resolves once the address responds with success, or when the signal is aborted; rejects if the process exits first.
 */
export async function whenAnswering(
  url: string,
  { name, child }: StartedProcess,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${name} has ended with code ${child.exitCode ?? child.signalCode}, see above.`);
    const response = await fetch(url, { signal: signal ?? null }).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
