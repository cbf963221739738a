/** Messages between `careers dev` and the pages that it serves. */

/** Path, on the site's origin, of what `careers dev` answers. */
export const DEVELOPMENT_PATH = '/_development';

/** Property of `window` with the one runtime of React Refresh that a page's remotes share. */
export const REFRESH_GLOBAL = 'careersReactRefresh';

/** The last build of a remote from its sources. */
export interface SourceBuild {
  number: number;
  /** webpack's hash of the browser's part. */
  hash: string;
  /** Pages of an earlier build than this one reload; others take the browser's part as it is. */
  reloadsBefore: number;
}

/** An error of a remote, with its stack in terms of the sources. */
export interface Problem {
  kind: 'build' | 'server' | 'browser';
  /** `name@version`; empty if unknown. */
  remote: string;
  /** Path of the page; empty for a build. */
  path: string;
  message: string;
  stack: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** Sent as a server-sent event, whole, whenever it changes. */
export interface DevelopmentState {
  builds: Record<string, SourceBuild>;
  problems: Problem[];
}

/** An error in a browser, as the page sends it. */
export type BrowserProblem = Pick<Problem, 'remote' | 'path' | 'message' | 'stack'>;

const NUMBER_LENGTH = 6;

/** Returns the version of a build: always as long, so that columns of source maps stay correct when it is exchanged. */
export function developmentVersion(base: string, number: number): string {
  return `${base}.${10 ** (NUMBER_LENGTH - 1) + number}`;
}

/** Returns the number of a build from its version, 0 for a released one. */
export function buildNumberOf(version: string): number {
  const [, digits] = /-development\.(\d{6})$/.exec(version) ?? [];
  return digits === undefined ? 0 : Number(digits) - 10 ** (NUMBER_LENGTH - 1);
}
