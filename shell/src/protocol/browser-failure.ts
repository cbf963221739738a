/** What failed in a browser: sent to `/_failures`. No address, text or identifier of the visitor. */
export interface BrowserFailure {
  kind: 'page' | 'widget';
  remote: string;
  version: string;
}

export interface FailureAnswer {
  /** Whether this visitor had a candidate, and gets the released version from now on. */
  isReplaced: boolean;
}
