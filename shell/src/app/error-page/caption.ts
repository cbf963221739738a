const NOT_FOUND = "Cette page n'existe pas !";
const GENERIC = 'Une erreur est survenue';

/** Returns an error page's caption: the thrower's, the 404's, or a general one (decisions.md#errors). */
export function captionFor(status: number, caption: string | undefined): string {
  if (caption) return caption;
  return status === 404 ? NOT_FOUND : GENERIC;
}
