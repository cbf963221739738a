import type { BrowserFailure, FailureAnswer } from '../../protocol/browser-failure.ts';

/** Tells the shell what failed here; resolves with whether this visitor gets the released version from now on. */
export async function reportFailure(failure: BrowserFailure): Promise<boolean> {
  try {
    const response = await fetch('/_failures', {
      method: 'POST',
      // Also when the page is being left.
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
