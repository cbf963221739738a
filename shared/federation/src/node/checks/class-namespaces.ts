import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namespacesOf } from './render/foreign-styles.ts';
import type { Rule } from './rule.ts';

/** Id of a styled component, as the compiler's plugin writes it: class names derive from it. */
const COMPONENT_ID = /\bcomponentId:\s*["']([^"']+)["']/g;

/** Styles of a remote are its own elements': classes with its name, or with that of the design system. */
export const classNamespaces: Rule = {
  name: 'class-namespace',
  async check({ manifest: { name, client, uses = {} }, directory }) {
    if (uses['styled-components']?.includes('createGlobalStyle'))
      return `${name} uses createGlobalStyle, which styles the pages of all teams.`;
    const namespaces = namespacesOf(name);
    for (const file of Object.keys(client.integrity).filter((path) => path.endsWith('.js'))) {
      const source = await readFile(join(directory, 'client', file), 'utf8');
      const foreign = [...source.matchAll(COMPONENT_ID)].find(([, id = '']) => !namespaces.test(id));
      if (foreign)
        return `client/${file} has a class ${foreign[1]}, which is outside of the namespace ${name}.`;
    }
    return null;
  },
  remedy: 'Build it with the preset, and style elements of its own only.',
};
