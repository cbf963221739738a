export { Containers, ScriptError } from './containers.ts';
export type { Container } from './containers.ts';
export type { HotRemote } from './hot-remote.ts';
export { shareScope } from './share-scope.ts';
export type { ShareScope } from './share-scope.ts';
