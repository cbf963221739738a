import { SHARED_MODULES, packageOf } from '@careers/federation/shared-modules';
import { EMBEDDED } from './embedded-modules.ts';
import { NODE, programsOf } from './programs.ts';
import { builtPath, isScript } from './published.ts';
import type { Published } from './published.ts';

/** Guides for teams, packed with the command line. */
export const GUIDES = ['your-first-remote.md', 'mistakes.md'];

/** Documents to pack if a package has them; npm would include only the README. */
export const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'api.md'];

/** Peer dependencies: the shell shares them, so an application has one copy. */
const shared = new Set(SHARED_MODULES.map(packageOf).filter((name) => !name.startsWith('@careers/')));

/** Derives the package.json of the published package. */
export function describePackage({ description }: Published) {
  const { name, version, exports = {}, bin, dependencies = {}, sideEffects, files = [] } = description;
  const { peerDependencies = {}, peerDependenciesMeta } = description;
  const needs = Object.entries(dependencies).filter(([needed]) => !EMBEDDED.includes(needed));
  const peers = {
    ...Object.fromEntries(
      needs
        .filter(([needed]) => shared.has(needed))
        .map(([needed, number]) => [needed, fromFirstPatch(number)]),
    ),
    ...peerDependencies,
  };
  return {
    name,
    version,
    ...(description.description && { description: description.description }),
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: `>=${NODE}` },
    ...(sideEffects !== undefined && { sideEffects }),
    ...(bin && { bin: programsOf(description) }),
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([path, source]) => [path, exported(source)])),
      './package.json': './package.json',
    },
    files: [
      'dist',
      ...(hasGuides(name) ? ['guides'] : []),
      ...DOCUMENTS,
      ...extraFiles(description),
      ...files,
    ],
    dependencies: Object.fromEntries(needs.filter(([needed]) => !shared.has(needed))),
    ...(Object.keys(peers).length > 0 && { peerDependencies: peers }),
    ...(peerDependenciesMeta && { peerDependenciesMeta }),
  };
}

export const hasGuides = (name: string) => name === '@careers/cli';

/** Returns the files and folders outside `src` that `exports` and `bin` name. */
export function extraFiles({ exports = {}, bin = {} }: Published['description']): string[] {
  const named = [...Object.values(exports), ...Object.values(bin)]
    .map((path) => path.replace(/^\.\//, '').replace(/\/\*.*$/, ''))
    .filter((path) => !path.startsWith('src/') && path !== 'package.json');
  return [...new Set(named)];
}

function exported(source: string): string | { types: string; default?: string } {
  if (source.endsWith('.d.ts')) return { types: source };
  if (!isScript(source)) return builtPath(source, '.js');
  return { types: builtPath(source, '.d.ts'), default: builtPath(source, '.js') };
}

/** Returns a range from the first patch: a team may be a patch behind the site. */
function fromFirstPatch(version: string): string {
  return `^${version.replace(/\.\d+$/, '.0')}`;
}
