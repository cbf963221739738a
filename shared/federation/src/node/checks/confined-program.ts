import { writeSync } from 'node:fs';
import type { RemoteManifest } from '@careers/contract';
import { confineProcess } from '../confinement/confine-process.ts';
import { RemoteLoader } from '../remote-loader.ts';
import type { LoadedRemote } from '../remote-loader.ts';
import { serverLibraries } from '../server-libraries.ts';
import { STARTED } from './programs.ts';
import type { Build } from './rule.ts';

const DESCRIPTOR = 3;

/** Confines this process, a program of the gate; returns the build that it was given, and the way to answer. */
export function startProgram<Answer>(): { build: Build; answer(answer: Answer): void } {
  confineProcess();
  // Copied before the build can replace them: it must not answer in the gate's name.
  const { parse, stringify } = JSON;
  const write = (line: string) => writeSync(DESCRIPTOR, `${line}\n`);
  // Until the gate ends it: a promise that is never kept keeps no process alive.
  setInterval(() => undefined, 60_000);
  write(STARTED);
  return { build: parse(process.argv[2] ?? '') as Build, answer: (answer) => void write(stringify(answer)) };
}

/** Loads a build as a render process of a shell would. */
export function loadBuild({ manifest, directory }: Build): Promise<LoadedRemote> {
  // Shared modules are checked against the running shells elsewhere: this process has its own.
  const free: RemoteManifest = { ...manifest, shared: {}, uses: {} };
  const copies = { fetch: () => Promise.resolve(free), copyOf: () => directory };
  return new RemoteLoader(copies, serverLibraries()).load(manifest.name, manifest.version);
}
