/** A remote's scripts in order of request: its container first, if any. */
export function scriptsOf(entry: string, chunks: readonly string[]): string[] {
  return chunks.length > 0 ? [entry, ...chunks] : [];
}

const asked = new Set<string>();

/**
 * Runs a chunk's file, once. It only registers its modules, so it may run before or after its container, which requests
 * it again if it fails. Relies on webpack, which waits for an existing script with the chunk's address before it adds
 * one.
 */
export function runChunk(href: string): void {
  const script = document.createElement('script');
  // Absolute like webpack's own, so that webpack finds it.
  script.src = new URL(href, window.location.href).href;
  if (asked.has(script.src) || document.querySelector(`script[src="${script.src}"]`)) return;
  asked.add(script.src);
  script.onerror = () => {
    asked.delete(script.src);
    script.remove();
  };
  document.head.append(script);
}

/** Prefetches scripts for a later navigation, at the lowest priority. */
export function prefetchScripts(hrefs: Iterable<string>): void {
  for (const href of hrefs) request(href, { rel: 'prefetch' });
}

/** Requests a script ahead, once. */
export function request(href: string, link: Partial<HTMLLinkElement>): void {
  if (document.querySelector(`script[src$="${href}"],link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { as: 'script', href, ...link }));
}
