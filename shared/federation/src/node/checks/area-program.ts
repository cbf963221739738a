import { setImmediate as turn } from 'node:timers/promises';
import { loadBuild, startProgram } from './confined-program.ts';
import type { AreaAnswer } from './load-apart.ts';
import type { Build } from './rule.ts';

/** `node area-program.cjs BUILD`: loads a build for the gate like a shell's render process, and reports the result. */
const { build, answer } = startProgram<AreaAnswer>();
load(build).then(
  () => answer({ kind: 'sound' }),
  (error: unknown) => answer({ kind: 'refused', reason: reasonOf(error) }),
);

async function load(subject: Build): Promise<void> {
  const remote = await loadBuild(subject);
  for (const widget of subject.manifest.widgets) await remote.widget(widget);
  // Yields, so that an uncaught asynchronous error ends this process now.
  await turn();
  await turn();
}

/** Joins the messages of an error and its causes. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${reasonOf(error.cause)}`;
}
