const NOT_FOUND = 'Cette page n’existe pas\u00A0!';
const GENERIC = 'Une erreur est survenue';

/** Captions by the code that a loader throws as `data({ messageCode }, { status })`. */
const CAPTIONS: Readonly<Record<string, string>> = {
  'page.unavailable': 'Cette page est momentanément indisponible',
};

export function captionOfCode(code: string | undefined): string | undefined {
  return code !== undefined && Object.hasOwn(CAPTIONS, code) ? CAPTIONS[code] : undefined;
}

/** Returns an error page's caption: the thrower's, the 404's, or a general one (decisions.md#errors). */
export function captionFor(status: number, caption: string | undefined): string {
  if (caption) return caption;
  return status === 404 ? NOT_FOUND : GENERIC;
}

const SEARCH = 'Recherchez une offre\u00a0: il en arrive tous les jours.';

/** Returns an error page's advice: the thrower's, or the default of the status (decisions.md#errors). */
export function adviceFor(status: number, advice: string | undefined): string {
  if (advice) return advice;
  if (status === 404) return `L’adresse est incomplète, ou la page a changé de place. ${SEARCH}`;
  if (status === 410) return `Le poste est pourvu, ou l’offre a été retirée. ${SEARCH}`;
  return 'Réessayez dans un instant, ou recherchez une offre\u00a0: il en arrive tous les jours.';
}
