import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Returns the namespace of a package's class names: a remote's name, or the design system with its version, so that
 * remotes with the same version share rules, and different versions do not collide.
 */
export function namespaceOf(name: string, version: string): string {
  // Replaces dots, which are not allowed in class names.
  return name === DESIGN_SYSTEM ? `ui-${version.replaceAll(/[^\w-]/g, '-')}` : name.replace(/^@[^/]+\//, '');
}

export const DESIGN_SYSTEM = '@careers/ui';

/**
 * Returns the swc plugin that names classes and minifies styles. Names are hashes of the namespace and the file's text,
 * equal for sources and their builds.
 */
export function styledComponentsPlugin(namespace: string): [path: string, options: object] {
  return [
    require.resolve('@swc/plugin-styled-components'),
    {
      ssr: true,
      displayName: false,
      pure: true,
      minify: true,
      transpileTemplateLiterals: true,
      namespace,
    },
  ];
}
