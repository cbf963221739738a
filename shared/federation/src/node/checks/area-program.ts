import { writeSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import type { RemoteManifest } from '@careers/contract';
import { confineProcess } from '../confinement/confine-process.ts';
import { RemoteLoader } from '../remote-loader.ts';
import { serverLibraries } from '../server-libraries.ts';
import type { AreaAnswer } from './load-apart.ts';
import type { Build } from './rule.ts';

/** `node area-program.cjs BUILD`: loads a build for the gate, as a render process of a shell would, and says how that went. */
const DESCRIPTOR = 3;
confineProcess();
// Copied before the build can replace them: it must not answer in the gate's name.
const { parse, stringify } = JSON;
const answer = (said: AreaAnswer) => writeSync(DESCRIPTOR, `${stringify(said)}\n`);

// Until the gate ends it: a promise that is never kept keeps no process alive.
setInterval(() => undefined, 60_000);
answer({ kind: 'started' });
load(parse(process.argv[2] ?? '') as Build).then(
  () => answer({ kind: 'sound' }),
  (error: unknown) => answer({ kind: 'refused', reason: reasonOf(error) }),
);

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
