import type { ApplicationSubject } from '../widgets/application/subject.ts';

/** Returns the path of the form without JavaScript. */
export function serverFormPath(subject: ApplicationSubject): string {
  switch (subject.type) {
    case 'OFFER':
      return `/candidature/formulaire?offre=${encodeURIComponent(subject.reference)}`;
    case 'SPONTANEOUS':
      return `/candidature/formulaire?domaine=${subject.domain}`;
    case 'DCE':
      return '/candidature/formulaire?type=dce';
  }
}
