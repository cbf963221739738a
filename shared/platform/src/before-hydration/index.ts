export { followEarlyLinks } from './early-links.ts';
export { Recorder } from './recorder.ts';
export { stopRecording } from './replay.ts';
export type { Replay } from './replay.ts';
