const INTERVAL_MILLISECONDS = 100;

/** Reloads the page after a restart of the server, or a release that `isShown` does not tell to be in the page already. */
export function reloadWithRelease(isShown = () => Promise.resolve(false)): void {
  let known: number | undefined;
  let wasGone = false;
  const look = async () => {
    try {
      const response = await fetch('/healthz');
      const { revision } = (await response.json()) as { revision: number };
      known ??= revision;
      if (wasGone || (revision !== known && !(await isShown()))) return window.location.reload();
      known = revision;
    } catch {
      wasGone = true;
    }
    window.setTimeout(() => void look(), INTERVAL_MILLISECONDS);
  };
  void look();
}
