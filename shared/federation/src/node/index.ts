export { ArtefactStore, ArtefactError } from './artefact-store.ts';
export { integrityOfDirectory } from './integrity.ts';
export { RemoteLoader } from './remote-loader.ts';
export type { LoadedRemote, SharedLibraries } from './remote-loader.ts';
export { COHORTS, chooseVersions } from './rollout.ts';
export type { Cohort } from './rollout.ts';
export { unmetNeeds } from './shared-needs.ts';
