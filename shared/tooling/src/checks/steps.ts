import { spawn } from 'node:child_process';
import { PROJECT } from '../project.ts';

export interface Step {
  name: string;
  command: string;
  parameters: readonly string[];
  /** What to do when it fails, where there is more to say than its output. */
  mend?: string;
}

/** Runs the steps one after the other, all of them, and returns the names of those that failed. */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (const step of steps) {
    const started = performance.now();
    const { code, output } = await run(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${step.name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
    if (code === 0) continue;
    failed.push(step.name);
    console.log(output.trim());
    if (step.mend) console.log(`${step.name}: mend with \`${step.mend}\``);
  }
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
