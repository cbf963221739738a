export { moveDocument, readDocument, readLog } from './document-file.ts';
export type { MoveOptions } from './document-file.ts';
export { dataDirectory, foldersOf } from './folders.ts';
export type { Folders } from './folders.ts';
export type { LogEntry } from './log.ts';
