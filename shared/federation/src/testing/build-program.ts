import { join } from 'node:path';
import { defineRemote, runWebpack, usedSharedExports } from '../preset/index.ts';

/** Builds the remotes in these folders for a store; prints the ranges and used names of shared modules, by remote. */
const [store = '', ...directories] = process.argv.slice(2);
const remotes = directories.map(defineRemote);
const built = await Promise.all(
  remotes.map(async ({ name, version, shared, configurations }) => {
    const run = await runWebpack(configurations({ version, outputDirectory: join(store, name, version) }));
    if (run.errors !== '') throw new Error(run.errors);
    // The client build comes first.
    const [client] = run.built.map(({ compilation }) => usedSharedExports(compilation));
    return [name, { shared, uses: client }] as const;
  }),
);
console.log(JSON.stringify(Object.fromEntries(built)));
