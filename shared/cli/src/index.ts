export { changelogEntry } from './building/changelog.ts';
export { runRelease } from './command-line/run.ts';
export { ReleaseError } from './release-error.ts';
