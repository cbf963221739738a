import { setImmediate as turn } from 'node:timers/promises';
import type { RemoteManifest } from '@careers/contract';
import { RemoteLoader } from '../remote-loader.ts';
import { serverLibraries } from '../server-libraries.ts';
import type { Build } from './rule.ts';

/** Messages of this process: it has started, then the verdict. */
export type AreaAnswer = { kind: 'started' } | { kind: 'sound' } | { kind: 'refused'; reason: string };

/** Process that loads a build for the gate, as a render process of a shell would, and ends with its answer. */
const send = process.send?.bind(process) as ((answer: AreaAnswer) => void) | undefined;
// The build must not answer in the gate's name.
delete process.send;
process.exit = (code) => {
  throw new Error(`process.exit(${String(code ?? '')}) was called`);
};

process.on('message', (build: Build) => {
  load(build).then(
    () => send?.({ kind: 'sound' }),
    (error: unknown) => send?.({ kind: 'refused', reason: reasonOf(error) }),
  );
});
send?.({ kind: 'started' });

async function load({ manifest, directory }: Build): Promise<void> {
  // Shared modules are checked against the running shells elsewhere: this process has its own.
  const free: RemoteManifest = { ...manifest, shared: {}, uses: {} };
  const copies = { fetch: () => Promise.resolve(free), copyOf: () => directory };
  const remote = await new RemoteLoader(copies, serverLibraries()).load(manifest.name, manifest.version);
  for (const widget of manifest.widgets) await remote.widget(widget);
  // An error that is thrown later and not caught ends this process now.
  await turn();
  await turn();
}

/** Joins the messages of an error and its causes. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${reasonOf(error.cause)}`;
}
