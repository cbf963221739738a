import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { defineRemote } from '../preset/index.ts';

/** Builds the remotes in these folders for a store, and prints the ranges of the modules that each shares, by its name. */
const [store = '', ...directories] = process.argv.slice(2);
const remotes = directories.map(defineRemote);
const configurations = remotes.flatMap(({ name, version, configurations }) =>
  configurations({ version, outputDirectory: join(store, name, version) }),
);
const compiler = webpack(configurations);
const stats = await promisify(compiler.run.bind(compiler))();
await promisify(compiler.close.bind(compiler))();
if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ preset: 'errors-only' }));
console.log(JSON.stringify(Object.fromEntries(remotes.map(({ name, shared }) => [name, shared]))));
