/** Description of an unexpected exit of a render process. */
export interface ProcessExit {
  reason: 'exit' | 'hang' | 'memory' | 'output' | 'invalid message';
  detail: string;
  /** Stderr tail: the stack of an uncaught error, unless a remote has printed something else. */
  stderr: string;
  /** `name@version` of the version being loaded. */
  loading: string | null;
  /** `name@version` of versions with pending pages; unless it hung, also with recent ones. */
  asked: readonly string[];
}

/** A page cannot be rendered now; the visitor gets an error page. */
export class RenderError extends Error {
  override name = 'RenderError';
}

export class ProcessExited extends RenderError {
  override name = 'ProcessExited';

  constructor(process: string, exit: ProcessExit | null) {
    super(`The ${process} process has ended${exit ? `: ${exit.reason}` : ''}.`);
  }
}

export class TimeoutError extends RenderError {
  override name = 'TimeoutError';
}

/** Versions have thrown, or returned an invalid page. */
export class PageFailed extends RenderError {
  override name = 'PageFailed';
}

/** A candidate has no page at the address. */
export class PageMissing extends PageFailed {
  override name = 'PageMissing';
}
