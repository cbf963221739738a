const INTERVAL_MILLISECONDS = 500;

/** Reloads the page once a release has moved on from the revision it was made with: for development. */
export function reloadWithRelease(revision: number): void {
  window.setInterval(() => {
    void fetch('/healthz')
      .then((response) => response.json() as Promise<{ revision: number }>)
      .then((health) => {
        if (health.revision !== revision) window.location.reload();
      })
      // The server is being restarted: the next try may find it.
      .catch(() => undefined);
  }, INTERVAL_MILLISECONDS);
}
