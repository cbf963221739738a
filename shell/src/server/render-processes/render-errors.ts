/** Why a render process ended that nobody had ended. */
export interface ProcessExit {
  reason: 'exit' | 'hang' | 'memory' | 'output' | 'invalid message';
  detail: string;
  /** Last lines of its stderr: of an uncaught error the stack, unless a remote has written something else. */
  stderr: string;
  /** `name@version` of what it was loading then. */
  loading: string | null;
  /** `name@version` of those whose pages it was asked for then; unless it hung, also shortly before. */
  asked: readonly string[];
}

/** A page cannot be rendered now; the visitor gets a page that says so. */
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

/** Versions have thrown, or answered what is no page. */
export class PageFailed extends RenderError {
  override name = 'PageFailed';
}

/** A candidate has no page at the address. */
export class PageMissing extends PageFailed {
  override name = 'PageMissing';
}
