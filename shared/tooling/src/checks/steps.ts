import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { PROJECT } from '../project.ts';

export interface Step {
  name: string;
  command: string;
  parameters: readonly string[];
  /** Advice printed after the output of a failure. */
  remedy?: string;
}

/** Runs all steps, one per processor at a time; returns the names of failed steps. */
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
    const append = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('error', (error) => done({ code: 1, output: String(error) }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
