export { followEarlyLinks } from './early-links.ts';
export { Recorder } from './recorder.ts';
export { Replay } from './replay.ts';
