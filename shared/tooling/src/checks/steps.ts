import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { PROJECT } from '../project.ts';

export interface Step {
  name: string;
  command: string;
  parameters: readonly string[];
  /** What to do when it fails, where there is more to say than its output. */
  remedy?: string;
}

/** Runs all steps, as many at once as the machine has processors; returns the names of those that failed. */
export async function runSteps(
  steps: readonly Step[],
  show: (line: string) => void = console.log,
): Promise<string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      const { code, output } = await run(step);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      show(`${step.name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
      if (code === 0) continue;
      failed.push(step.name);
      show(output.trim());
      if (step.remedy) show(`${step.name}: ${step.remedy}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return failed;
}

function run({ command, parameters }: Step): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, parameters, { cwd: PROJECT, shell: process.platform === 'win32' });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({ code: 1, output: String(error) }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
