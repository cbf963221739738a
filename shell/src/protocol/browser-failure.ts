/**
 * Report of a failure in a browser, sent to `/_failures`. No message of an error, which may quote a visitor's input, and
 * nothing that identifies a visitor.
 */
export interface BrowserFailure {
  /** A page or widget that is replaced, or a script that has thrown besides. */
  kind: 'page' | 'widget' | 'script';
  remote: string;
  version: string;
  /** Path of the page, of which the shell stores the pattern only. */
  path: string;
  /** Name of the error. */
  error: string;
  /** Address, line and column in a remote's script that threw; empty if the stack has none. */
  at: string;
  /** Its callers, in the same form. */
  callers: readonly string[];
}

export interface FailureAnswer {
  /** True if this visitor had a candidate, and gets the released version from now on. */
  isReplaced: boolean;
}
