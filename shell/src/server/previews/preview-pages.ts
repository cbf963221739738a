import { LEAVE_PREVIEW_PATH } from '../../app/constants.ts';
import { escapeHtml } from '../escape-html.ts';
import { staticPage } from '../static-page.ts';
import type { PreviewFailed } from './preview-errors.ts';

/** Maximum length of each reason: a stack may be long. */
const MAX_REASON = 1_000;

/** Page for 410: an expired link. */
export const EXPIRED_PREVIEW_PAGE = staticPage({
  title: 'Aperçu terminé',
  heading: 'Cet aperçu est terminé',
  text: 'Un lien d’aperçu ne dure que quelques jours. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
});

/** Page for 403: a link that was altered, or belongs to another site. */
export const REFUSED_PREVIEW_PAGE = staticPage({
  title: 'Aperçu refusé',
  heading: 'Ce lien d’aperçu n’est pas valable ici',
  text: 'Il est incomplet, il a été modifié, ou il a été créé pour un autre site. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
});

/** Renders the page for 500, with the reasons of the failure, for the viewer of a preview. */
export function failedPreviewPage({ version, reasons }: Pick<PreviewFailed, 'version' | 'reasons'>): string {
  const [remote = '', number = ''] = version.split('@');
  const items = reasons.map((reason) => `<li>${escapeHtml(reason.slice(0, MAX_REASON))}</li>`);
  return staticPage({
    title: 'Échec de l’aperçu',
    heading: `L’aperçu de ${escapeHtml(remote)} ${escapeHtml(number)} a échoué`,
    text: 'Vous seul voyez cette page\u00A0: les visiteurs du site ont la version publiée. Voici ce qui a échoué\u00A0:',
    more: `<ul lang="en">${items.join('')}</ul>
<form method="post" action="${LEAVE_PREVIEW_PATH}"><button>Quitter l’aperçu</button></form>`,
    again: 'Réessayer',
  });
}
