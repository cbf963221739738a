/**
 * Report of a failure in a browser, sent to `/_failures`. Contains no error message, which may quote a visitor's input,
 * and nothing that identifies visitors.
 */
export interface BrowserFailure {
  /** A replaced page or widget, or another script that threw. */
  kind: 'page' | 'widget' | 'script';
  remote: string;
  version: string;
  /** Path of the page, of which the shell stores the pattern only. */
  path: string;
  /** Name of the error. */
  error: string;
  /** Address, line and column in a remote's script that threw; empty if the stack has none. */
  at: string;
  /** Positions of its callers, in the same format. */
  callers: readonly string[];
}

export interface FailureAnswer {
  /** True if this visitor had a candidate, and gets the released version from now on. */
  isReplaced: boolean;
}
