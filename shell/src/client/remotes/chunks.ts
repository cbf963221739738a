/** A remote's scripts in the order that they are asked for: its container first, and only where something of it is. */
export function scriptsOf(entry: string, chunks: readonly string[]): string[] {
  return chunks.length > 0 ? [entry, ...chunks] : [];
}

const asked = new Set<string>();

/**
 * Runs the file of a chunk, once. It only puts its modules where its container finds them, so it may come before or after
 * that, and nothing of it runs until a page wants it. One that cannot be had is asked for again by its container.
 */
export function runChunk(href: string): void {
  const script = document.createElement('script');
  // Absolute, as webpack writes it: so it finds that the file has been asked for.
  script.src = new URL(href, window.location.href).href;
  if (asked.has(script.src) || document.querySelector(`script[src="${script.src}"]`)) return;
  asked.add(script.src);
  script.onerror = () => {
    asked.delete(script.src);
    script.remove();
  };
  document.head.append(script);
}

/** Fetches scripts that a later navigation may run, behind everything else. */
export function prefetchScripts(hrefs: Iterable<string>): void {
  for (const href of hrefs) {
    if (document.querySelector(`script[src$="${href}"],link[href="${href}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
  }
}
