import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Returns the namespace of a package's class names. The design system's has its version: remotes that bring the same one
 * share its rules, two versions on a page are two sets of classes. A remote's is its name.
 */
export function namespaceOf(name: string, version: string): string {
  // A class name may have no dot: selectors of other components name it.
  return name === DESIGN_SYSTEM ? `ui-${version.replaceAll(/[^\w-]/g, '-')}` : name.replace(/^@[^/]+\//, '');
}

export const DESIGN_SYSTEM = '@careers/ui';

/**
 * Returns the plugin of swc that names classes and minifies styles. A name is a hash of the namespace and the file's
 * text: sources and their builds have the same.
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
