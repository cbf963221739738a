export { startFederation } from './start.ts';
export type { BrowserRemote, BrowserRemotes } from './start.ts';
