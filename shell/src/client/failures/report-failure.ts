import type { BrowserFailure, FailureAnswer } from '../../protocol/browser-failure.ts';
import { showInPreview } from './preview-failures.ts';

/** Matches addresses of a remote's scripts in a stack, with remote and version. */
const SCRIPTS = /\/remotes\/([\w-]+)\/([^/\s]+)\/\S+?:\d+:\d+/g;
const MAX_CALLERS = 2;
/** Limit of script reports per document, as an error may recur on each key press. */
const MAX_SCRIPT_FAILURES = 5;

/**
 * Reports a failure to the shell; resolves to true if this visitor gets the released version from now on. The remote is
 * that of the throwing script, or `owner` (`name@version`) if the stack names none.
 */
export async function reportFailure(
  kind: BrowserFailure['kind'],
  error: unknown,
  owner = '',
): Promise<boolean> {
  if (showInPreview(error)) return false;
  const { name = '', stack = '' } = error instanceof Error ? error : {};
  const [ownRemote = '', ownVersion = ''] = owner.split('@');
  const [first = [], ...others] = stack.matchAll(SCRIPTS);
  const [at = '', remote = ownRemote, version = ownVersion] = first;
  const callers = others.slice(0, MAX_CALLERS).map(([address]) => address);
  if (!remote) return false;
  const path = window.location.pathname;
  const failure: BrowserFailure = { kind, remote, version, path, error: name, at, callers };
  try {
    const response = await fetch('/_failures', {
      method: 'POST',
      // Sends the report even if the page is being left.
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(failure),
    });
    return response.ok && ((await response.json()) as FailureAnswer).isReplaced;
  } catch {
    // Offline, or the shell does not answer.
    return false;
  }
}

/** Reports uncaught errors of remotes' scripts. */
export function reportUncaught(): void {
  let left = MAX_SCRIPT_FAILURES;
  const report = (error: unknown) => {
    left -= 1;
    if (left >= 0) void reportFailure('script', error);
  };
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
