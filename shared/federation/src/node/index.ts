export { ArtefactStore, ArtefactError } from './artefact-store.ts';
export { integrityOf, integrityOfDirectory } from './integrity.ts';
export { RemoteLoader } from './remote-loader.ts';
export type { LoadedRemote, SharedLibraries } from './remote-loader.ts';
export { COHORTS, chooseVersions, placeOf } from './rollout.ts';
export type { Cohort } from './rollout.ts';
export { describeShared, unmetNeeds } from './shared-needs.ts';
