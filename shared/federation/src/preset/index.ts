export { languageSettings } from './language.ts';
export { defineRemote } from './remote.ts';
export type { DefinedRemote, RemoteBuildOptions } from './remote.ts';
export { shellConfigurations } from './shell.ts';
export type { ShellBuildOptions } from './shell.ts';
export { namespaceOf, styledComponentsPlugin } from './styled-components.ts';
export { setSourceMapsAside } from './source-maps.ts';
export { sharedModulesOf, usedSharedExports } from './used-exports.ts';
