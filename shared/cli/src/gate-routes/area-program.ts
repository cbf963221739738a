import { setImmediate as turn } from 'node:timers/promises';
import type { RemoteManifest } from '@careers/contract';
import { RemoteLoader } from '@careers/federation/node';
import { serverLibraries } from '@careers/federation/server-libraries';
import type { AreaAnswer, AreaQuestion } from './messages.ts';

/**
 * The process that runs a build for the gate, as a lane of a shell would: it has nothing of the environment, reads the build
 * and itself only, and ends with its answer.
 */
const tell = process.send?.bind(process) as ((answer: AreaAnswer) => void) | undefined;
// The build has no business with the gate.
delete process.send;
process.exit = (code) => {
  throw new Error(`process.exit(${String(code ?? '')}) was called`);
};

process.on('message', (question: AreaQuestion) => {
  ask(question).then(
    () => tell?.({ kind: 'sound' }),
    (error: unknown) => tell?.({ kind: 'refused', reason: reasonOf(error) }),
  );
});
tell?.({ kind: 'started' });

async function ask({ manifest, directory }: AreaQuestion): Promise<void> {
  // What it takes of shells is compared with those that run: this process has today's.
  const free: RemoteManifest = { ...manifest, shared: {}, uses: {} };
  const copies = { fetch: () => Promise.resolve(free), copyOf: () => directory };
  const remote = await new RemoteLoader(copies, serverLibraries()).load(manifest.name, manifest.version);
  for (const widget of manifest.widgets) await remote.widget(widget);
  // What it left for later, and nobody catches, ends this process now.
  await turn();
  await turn();
}

/** The whole of it: that it cannot be loaded, and why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${reasonOf(error.cause)}`;
}
