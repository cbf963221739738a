import { UsageError } from './options.ts';

/** Reads a version as people name it: `mf-search@1.1.0`, or the remote and the number apart. */
export function versionOf(named: string, after?: string): { name: string; number: string } {
  const [name = '', number = after, ...more] = named.split('@');
  const isTwice = after !== undefined && number !== after;
  if (name && number && more.length === 0 && !isTwice) return { name, number };
  throw new UsageError(`Name one version: ${name || 'mf-search'}@1.2.3.`);
}
