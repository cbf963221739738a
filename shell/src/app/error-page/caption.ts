const NOT_FOUND = "Cette page n'existe pas !";
const GENERIC = 'Une erreur est survenue';

/** Returns what an error page says: the thrower's words, those of a 404, or general ones (decisions.md#errors). */
export function captionFor(status: number, caption: string | undefined): string {
  if (caption) return caption;
  return status === 404 ? NOT_FOUND : GENERIC;
}
