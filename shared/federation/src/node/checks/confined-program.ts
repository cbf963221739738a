import { writeSync } from 'node:fs';
import type { RemoteManifest } from '@careers/contract';
import { confineProcess } from '../confinement/confine-process.ts';
import { RemoteLoader } from '../remote-loader.ts';
import type { LoadedRemote } from '../remote-loader.ts';
import { serverLibraries } from '../server-libraries.ts';
import { STARTED } from './programs.ts';
import type { Build } from './rule.ts';

const DESCRIPTOR = 3;

/** Confines this program of the gate; returns its build, and a function to answer. */
export function startProgram<Answer>(): { build: Build; answer(answer: Answer): void } {
  confineProcess();
  // Captured before the build can replace them: it must not answer in the gate's name.
  const { parse, stringify } = JSON;
  const write = (line: string) => writeSync(DESCRIPTOR, `${line}\n`);
  // Keeps the process alive until the gate ends it: a pending promise does not.
  setInterval(() => undefined, 60_000);
  write(STARTED);
  return { build: parse(process.argv[2] ?? '') as Build, answer: (answer) => void write(stringify(answer)) };
}

/** Loads a build like a shell's render process. */
export function loadBuild({ manifest, directory }: Build): Promise<LoadedRemote> {
  // Ignores the required shared modules: another rule checks them against running shells, and this process has its own.
  const free: RemoteManifest = { ...manifest, shared: {}, uses: {} };
  const copies = { fetch: () => Promise.resolve(free), copyOf: () => directory };
  return new RemoteLoader(copies, serverLibraries()).load(manifest.name, manifest.version);
}
