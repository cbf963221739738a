export { ensurePublished } from './ensure-published.ts';
export type { EnsureOptions } from './ensure-published.ts';
export type { Published } from './publish-to-registry.ts';
export { releaseFirst } from './releasing.ts';
export { storedVersion, upload } from './uploading.ts';
export { registerRemote } from './registering.ts';
