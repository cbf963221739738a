/** Messages between `careers dev` and its pages. */

/** Path prefix of requests proxied to `careers dev`. */
export const DEVELOPMENT_PATH = '/_development';

/** Property of `window` with the React Refresh runtime shared by a page's remotes. */
export const REFRESH_GLOBAL = 'careersReactRefresh';

/** Latest build of a remote from its sources. */
export interface SourceBuild {
  number: number;
  /** webpack's hash of the browser bundle. */
  hash: string;
  /** Pages of earlier builds than this one must reload; others apply the hot update. */
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
  /** Unix time in milliseconds. */
  time: number;
}

/** Complete state, sent as a server-sent event on each change. */
export interface DevelopmentState {
  builds: Record<string, SourceBuild>;
  problems: Problem[];
}

/** An error in a browser, as sent by the page. */
export type BrowserProblem = Pick<Problem, 'remote' | 'path' | 'message' | 'stack'>;

const NUMBER_LENGTH = 6;

/** Returns the version of a build, of constant length, so that source map columns stay valid when it is replaced. */
export function developmentVersion(base: string, number: number): string {
  return `${base}.${10 ** (NUMBER_LENGTH - 1) + number}`;
}

/** Returns the number of a build from its version; 0 for a released one. */
export function buildNumberOf(version: string): number {
  const [, digits] = /-development\.(\d{6})$/.exec(version) ?? [];
  return digits === undefined ? 0 : Number(digits) - 10 ** (NUMBER_LENGTH - 1);
}
