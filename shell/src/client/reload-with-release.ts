const INTERVAL_MILLISECONDS = 500;

/**
 * Reloads the page once a release has moved on from the revision it was made with, or the server has been started
 * anew: for development.
 */
export function reloadWithRelease(revision: number): void {
  let wasGone = false;
  window.setInterval(() => {
    void fetch('/healthz')
      .then((response) => response.json() as Promise<{ revision: number }>)
      .then((health) => {
        if (wasGone || health.revision !== revision) window.location.reload();
      })
      .catch(() => {
        wasGone = true;
      });
  }, INTERVAL_MILLISECONDS);
}
