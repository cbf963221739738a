export { ArtefactStore, ArtefactError } from './artefact-store.ts';
export { integrityOf, integrityOfDirectory } from './integrity.ts';
export { RemoteLoader } from './remote-loader.ts';
export type { LoadedRemote, SharedLibraries } from './remote-loader.ts';
export { bucketOf, chooseVersions } from './rollout.ts';
export type { Visitor } from './rollout.ts';
export { describeShared, unmetNeeds } from './shared-needs.ts';
