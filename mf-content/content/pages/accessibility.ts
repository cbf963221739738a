import audit from '../accessibility.json' with { type: 'json' };
import { PUBLISHER } from '../publisher.ts';
import { AUDIT, AUDITED_ON, FAILED } from '../rgaa/figures.ts';
import type { LegalPage } from '../schema/pages.ts';

const accessibility: LegalPage = {
  path: '/accessibilite',
  head: {
    title: 'Accessibilité : partiellement conforme',
    description:
      'Déclaration d’accessibilité du site de recrutement : état de conformité, résultats de l’audit, essais que nous faisons nous-mêmes, contact et recours.',
  },
  title: 'Déclaration d’accessibilité',
  lead: `Ce site est ${audit.state} au référentiel général d’amélioration de l’accessibilité (${audit.standard}).`,
  updated: AUDITED_ON,
  parts: [
    {
      id: 'engagement',
      title: 'Notre engagement',
      paragraphs: [
        `${PUBLISHER.name[0]?.toUpperCase() ?? ''}${PUBLISHER.name.slice(1)} s’engage à rendre son site accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration s’applique au site de recrutement.`,
      ],
    },
    {
      id: 'resultats',
      title: 'Résultats de l’audit',
      list: [
        `Taux moyen de conformité : ${audit.average}.`,
        `Critères respectés : ${audit.criteria}.`,
        `Critères applicables respectés : ${audit.met} sur ${audit.applicable}.`,
      ],
      after: [
        'Ces trois chiffres sont ceux du dernier audit complet. Le site a été reconstruit depuis : un nouvel audit les remplacera.',
      ],
    },
    {
      id: 'releve',
      title: 'Où en est le site reconstruit',
      paragraphs: [
        `Nous avons parcouru nous-mêmes les 106 critères le ${AUDITED_ON}. Ce relevé ne remplace pas l’audit.`,
      ],
      list: [
        `Critères respectés : ${AUDIT.met} sur ${AUDIT.applicable} qui s’appliquent et que nous avons pu trancher.`,
        `Critères non respectés : ${AUDIT.failed} (${FAILED}).`,
        `Critères que nous n’avons pas pu vérifier, tous sur les films : ${AUDIT.unchecked}.`,
      ],
    },
    {
      id: 'essais',
      title: 'Ce que nous vérifions nous-mêmes',
      paragraphs: ['À chaque changement, et avant chaque mise en ligne :'],
      list: [
        'les pages sont contrôlées par un outil automatique, à 320, 768 et 1 280 pixels de large, et aucune violation n’est tolérée ;',
        'les parcours principaux, de la recherche à la candidature, se font au clavier seul ;',
        'tout ce qui se lit peut se lire sans JavaScript ;',
        'les contrastes du texte courant dépassent 7 pour 1 et les cibles des actions mesurent 44 pixels ou plus ;',
        'le texte s’agrandit à 200 % et la page se replie à 320 pixels sans défilement horizontal.',
      ],
      after: [
        'Un outil automatique ne voit pas tout. Des essais avec des lecteurs d’écran restent à mener sur toutes les pages.',
      ],
    },
    {
      id: 'limites',
      title: 'Ce qui n’est pas encore accessible',
      list: [
        'Les vidéos ont une transcription, mais pas d’audiodescription ni de version en langue des signes.',
        'Le lecteur vidéo est celui d’un service extérieur : nous ne maîtrisons pas ses commandes.',
        'Des intitulés d’offres ont des mots anglais, comme « product owner », que la page ne signale pas : un lecteur d’écran les prononce à la française.',
        'Le lien d’une annonce peut mener à un document d’un autre site, que nous n’avons pas relu.',
      ],
    },
    {
      id: 'etablissement',
      title: 'Établissement de cette déclaration',
      paragraphs: [
        `Cette déclaration a été établie le 21 novembre 2026 et revue le ${AUDITED_ON}. Elle sera mise à jour après le prochain audit.`,
        'Technologies : HTML, CSS, JavaScript, SVG. Essais : Chromium, axe-core, navigation au clavier.',
      ],
    },
    {
      id: 'contact',
      title: 'Une difficulté ? Écrivez-nous',
      paragraphs: [
        `Si un contenu ou un service vous résiste, écrivez à ${PUBLISHER.accessibilityMail}. Nous vous orienterons vers une solution accessible, ou nous vous donnerons l’information autrement. Vous pouvez aussi postuler par ce moyen.`,
      ],
    },
    {
      id: 'recours',
      title: 'Voies de recours',
      paragraphs: [
        'Si vous nous avez signalé un défaut d’accessibilité et que notre réponse ne vous convient pas, vous pouvez saisir le Défenseur des droits : par son formulaire en ligne, par l’un de ses délégués dans votre département, ou par courrier gratuit, sans timbre, à l’adresse Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
      ],
      links: [
        { label: 'Écrire au Défenseur des droits', href: 'https://formulaire.defenseurdesdroits.fr' },
        { label: 'Trouver un délégué', href: 'https://www.defenseurdesdroits.fr/carte-des-delegues' },
      ],
    },
  ],
};

export default accessibility;
