import { UsageError } from './options.ts';

/** Parses a version: `mf-search@1.1.0`, or remote and number separately. */
export function versionOf(named: string, after?: string): { name: string; number: string } {
  const [name = '', number = after, ...more] = named.split('@');
  const isTwice = after !== undefined && number !== after;
  if (name && number && more.length === 0 && !isTwice) return { name, number };
  throw new UsageError(`Name one version: ${name || 'mf-search'}@1.2.3.`);
}
