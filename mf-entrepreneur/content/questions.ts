import figures from '@careers/platform/figures' with { type: 'json' };
import type { Question } from './schema.ts';

/** For future store owners; on the first-steps page and among the frequent questions. */
export const OWNER_QUESTIONS: readonly Question[] = [
  {
    id: 'apport',
    question: 'Quel apport faut-il pour devenir Associé ?',
    answer: [
      `L’apport personnel démarre à ${figures.minimumContribution} pour un magasin Utile et à ${figures.expressContribution} pour un U Express. Dans le réseau discount, comptez ${figures.discountContribution} selon votre profil ; dans le réseau de proximité, ${figures.proximityContribution}.`,
      'Le montant exact dépend du magasin : nous l’étudions avec vous avant tout engagement.',
    ],
  },
  {
    id: 'formation',
    question: 'Combien de temps dure la formation ?',
    answer: [
      `De ${figures.trainingDuration} le plus souvent, davantage en reconversion. Selon votre profil, comptez ${figures.discountTrainingFromRetail}, ${figures.discountTrainingFromManagement} ou ${figures.discountTrainingFromElsewhere} dans le réseau discount, et ${figures.proximityTrainingFromRetail} ou ${figures.proximityTrainingFromManagement} dans le réseau de proximité.`,
      `Elle se passe en magasin, chez un Associé en activité, et en centre. ${figures.traineesWhoBecomeAssociates} des stagiaires deviennent Associés.`,
    ],
  },
  {
    id: 'grande-distribution',
    question: 'Faut-il venir de la grande distribution ?',
    answer: [
      'Non. Certains Associés ont grandi dans les rayons, d’autres dirigeaient une équipe dans un tout autre domaine, d’autres encore ont changé de vie. La durée de la formation s’adapte à votre parcours.',
    ],
    link: { label: 'Voir les trois profils', path: '/entreprendre' },
  },
  {
    id: 'reseaux',
    question: 'Discount ou proximité : quelle différence ?',
    answer: [
      `Le réseau de proximité fait vivre des magasins de quartier et de village, avec une coopérative d’environ ${figures.proximityStores} magasins, plus de ${figures.proximityStaff} personnes et ${figures.proximityReferences} références.`,
      'Le réseau discount demande un apport plus élevé et une formation plus longue. Le premier appel sert aussi à choisir entre les deux.',
    ],
  },
  {
    id: 'independance',
    question: 'Est-on vraiment indépendant dans une coopérative ?',
    answer: [
      'Oui. Le magasin vous appartient : vous recrutez, vous choisissez vos producteurs et vous répondez de vos comptes. La coopérative met en commun ce que personne ne fait bien tout seul : acheter, transporter, développer ses outils.',
      'Vous êtes propriétaire chez vous, et copropriétaire de l’ensemble avec les autres Associés.',
    ],
    link: { label: 'Lire nos quatre valeurs', path: '/valeurs' },
  },
  {
    id: 'commencer',
    question: 'Par où commencer ?',
    answer: [
      'Par une conversation. Appelez la personne qui suit votre région, ou demandez à être contacté(e) : vos coordonnées suffisent, le CV est facultatif.',
    ],
    link: { label: 'Trouver qui contacter', path: '/devenir-entrepreneur' },
  },
];

/** For candidates. */
export const CANDIDATE_QUESTIONS: readonly Question[] = [
  {
    id: 'compte',
    question: 'Faut-il créer un compte pour postuler ?',
    answer: [
      'Non. Vous postulez et vous créez une alerte sans compte ni mot de passe. Vos coordonnées et votre CV suffisent.',
    ],
  },
  {
    id: 'fichiers',
    question: 'Quels fichiers puis-je envoyer ?',
    answer: [
      'Un CV et, si vous le souhaitez, une lettre de motivation : PDF, ODT, DOC, DOCX ou RTF, jusqu’à 2 Mo chacun. La lettre est toujours facultative.',
      'Votre CV est sur papier ? Prenez-le en photo : le formulaire en fait un PDF.',
    ],
  },
  {
    id: 'sans-cv',
    question: 'Puis-je postuler sans CV ?',
    answer: [
      'Oui, quand l’offre ne le demande pas : l’étape se passe alors d’un clic. Le CV est demandé pour les autres offres et pour une candidature spontanée.',
    ],
  },
  {
    id: 'plusieurs-offres',
    question: 'Puis-je postuler à plusieurs offres ?',
    answer: [
      'Oui, à toutes celles qui vous intéressent, une fois par offre. Les offres auxquelles vous avez répondu depuis cet appareil portent la mention « Déjà postulé ».',
    ],
    link: { label: 'Voir les offres d’emploi', path: '/offres-emploi' },
  },
  {
    id: 'alerte',
    question: 'Comment recevoir les nouvelles offres ?',
    answer: [
      'Par une alerte e-mail : un à trois métiers, un lieu et des entités si vous le souhaitez. Vous confirmez dans votre boîte, vous recevez un message par jour au plus, et chacun permet de l’arrêter en un clic.',
      'Les liens des e-mails permettent aussi de modifier l’alerte : ses métiers, son lieu, sa fréquence.',
    ],
    link: { label: 'Créer une alerte', path: '/alerte' },
  },
  {
    id: 'aucune-offre',
    question: 'Aucune offre ne me correspond : que faire ?',
    answer: [
      'Créez une alerte : les nouvelles offres viennent à vous. Ou envoyez une candidature spontanée dans le domaine de votre choix.',
    ],
    link: { label: 'Envoyer une candidature spontanée', path: '/candidature-spontanee' },
  },
  {
    id: 'reponse',
    question: 'Que devient ma candidature ?',
    answer: [
      'Elle arrive à l’équipe qui recrute, qui vous répond par e-mail. À l’envoi, une référence et une date s’affichent : gardez-les, elles identifient votre candidature.',
      'Le lien de l’e-mail de confirmation permet de la revoir, d’envoyer un CV plus récent, qui remplace l’ancien, et de la retirer.',
    ],
    link: { label: 'Écrire à l’équipe de recrutement', path: '/charte-candidat#contact' },
  },
  {
    id: 'alternance',
    question: 'Recrutez-vous en alternance ?',
    answer: [
      `Oui, en magasin, en entrepôt et dans les services centraux. ${figures.apprentices} apprentis se forment chez nous.`,
    ],
    link: {
      label: 'Voir les offres en alternance',
      path: '/offres-emploi?codeContractType=dr_contract_alternance',
    },
  },
  {
    id: 'donnees',
    question: 'Combien de temps gardez-vous mes données ?',
    answer: [
      '13 mois après notre dernier contact. Une candidature inactive est supprimée au bout de 13 mois, ses fichiers aussi.',
    ],
    link: { label: 'Lire la page sur les données personnelles', path: '/donnees-personnelles' },
  },
];
