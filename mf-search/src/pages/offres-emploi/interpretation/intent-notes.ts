import type { OfferSearchResult } from '@careers/api-client';
import { build, withCodes, withLimit } from '../../../url/index.ts';
import type { Search } from '../../../url/index.ts';
import type { InterpretedSearch, Note } from './note.ts';

type Intent = NonNullable<OfferSearchResult['keywordIntents']>[number];

const SPONTANEOUS = { label: 'Candidature spontanée', href: '/candidature-spontanee' };
const APPLICATIONS = { label: 'Mes candidatures', href: '/candidatures' };

/** Advice for each intent; a function where the advice depends on the search. */
const NOTES: Readonly<Record<Intent, Note | ((search: Search) => Note)>> = {
  AROUND_ME: {
    text: 'Pour voir les offres près de chez vous, indiquez votre ville dans le champ «\u00A0Où\u00A0?\u00A0» ou cherchez autour de vous.',
    asksPosition: true,
  },
  OWNER: {
    text: 'La coopérative forme et accompagne ses futurs Associés, avant et après l’ouverture.',
    link: { label: 'Devenir entrepreneur', href: '/entreprendre' },
    isOwner: true,
  },
  SPONTANEOUS: { text: 'Vous pouvez nous écrire sans répondre à une offre.', link: SPONTANEOUS },
  HANDICAP: {
    text: 'Les offres n’indiquent pas les aménagements possibles\u00A0: parlez-en au recruteur, ou écrivez-nous.',
    link: SPONTANEOUS,
  },
  MINOR: (search) => ({
    text: 'Avant 18\u00A0ans, l’alternance et le stage sont les chemins les plus simples vers un métier.',
    link: {
      label: 'Voir les alternances',
      href: build(withCodes(search, 'codeContractType', ['dr_contract_alternance'])),
    },
  }),
  START_NOW: (search) => ({
    text: 'Pour commencer vite, regardez d’abord les offres les plus récentes.',
    link: {
      label: 'Voir celles des 7 derniers jours',
      href: build(withLimit(search, 'publishedWithinDays', 7)),
    },
  }),
  PAY: (search) => ({
    text: 'Le salaire est affiché sur l’offre quand le recruteur l’indique.',
    link: {
      label: 'Voir les offres avec un salaire',
      href: build(withLimit(search, 'minimumSalary', 1)),
    },
  }),
  BENEFITS: {
    text: 'Primes, congés, mutuelle\u00A0: les avantages changent d’une entreprise à l’autre, chaque offre dit les siens.',
    link: { label: 'Ce que vous y gagnez', href: '/notre-culture-dentreprise' },
  },
  APPLICATIONS: {
    text: 'Vos candidatures se suivent par le lien de leur e-mail de confirmation, ou depuis l’appareil qui les a envoyées.',
    link: APPLICATIONS,
  },
  ACCOUNT: {
    text: 'Il n’y a ni compte ni mot de passe ici\u00A0: vous postulez directement depuis une offre.',
    link: APPLICATIONS,
  },
  ALERT: {
    text: 'Une alerte vous envoie les nouvelles offres par e-mail\u00A0; un lien dans chaque message permet de la modifier ou de l’arrêter.',
    link: { label: 'Créer une alerte', href: '/alerte' },
  },
  CONTACT: {
    text: 'Beaucoup d’offres disent à qui poser vos questions. Sans offre précise, écrivez-nous.',
    link: SPONTANEOUS,
  },
};

/** Returns notes with links for intents other than offers. */
export function intentNotes({ asked, interpretation, interpreted }: InterpretedSearch): Note[] {
  return (interpretation.keywordIntents ?? []).map((intent) => {
    const note = NOTES[intent];
    return typeof note === 'function' ? note(interpreted ?? asked) : note;
  });
}
