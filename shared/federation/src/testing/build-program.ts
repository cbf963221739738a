import { join } from 'node:path';
import { defineRemote, runWebpack } from '../preset/index.ts';

/** Builds the remotes in these folders for a store, and prints the ranges of the modules that each shares, by its name. */
const [store = '', ...directories] = process.argv.slice(2);
const remotes = directories.map(defineRemote);
const configurations = remotes.flatMap(({ name, version, configurations }) =>
  configurations({ version, outputDirectory: join(store, name, version) }),
);
const { errors } = await runWebpack(configurations);
if (errors !== '') throw new Error(errors);
console.log(JSON.stringify(Object.fromEntries(remotes.map(({ name, shared }) => [name, shared]))));
