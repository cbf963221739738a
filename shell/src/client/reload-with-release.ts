const INTERVAL_MILLISECONDS = 100;

/** Reloads the page after a release or a restart of the server: development only. */
export function reloadWithRelease(): void {
  let known: number | undefined;
  let wasGone = false;
  const look = () =>
    fetch('/healthz')
      .then((response) => response.json() as Promise<{ revision: number }>)
      .then(({ revision }) => {
        known ??= revision;
        if (wasGone || revision !== known) window.location.reload();
      })
      .catch(() => {
        wasGone = true;
      });
  void look();
  window.setInterval(() => void look(), INTERVAL_MILLISECONDS);
}
