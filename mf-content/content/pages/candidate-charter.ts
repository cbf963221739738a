import { PUBLISHER } from '../publisher.ts';
import type { LegalPage } from '../schema/pages.ts';

const candidateCharter: LegalPage = {
  path: '/charte-candidat',
  head: {
    title: 'Charte candidat : ce que nous vous devons',
    description:
      'Réponse, délais, égalité, respect de vos données : les engagements que prennent nos équipes de recrutement envers chaque personne qui postule.',
  },
  title: 'Charte candidat',
  lead: 'Postuler prend du temps et un peu de courage. Voici ce que nous vous devons en retour.',
  updated: '21 novembre 2026',
  parts: [
    {
      id: 'offres',
      title: 'Des offres vraies',
      list: [
        'Une offre publiée correspond à un poste réel, ouvert, que quelqu’un cherche à pourvoir.',
        'Elle dit le métier, le lieu, le contrat, le temps de travail et les missions.',
        'Elle est retirée dès que le poste est pourvu, et sa page le dit.',
        'Quand l’entreprise qui recrute doit rester confidentielle, l’offre le dit aussi.',
      ],
    },
    {
      id: 'candidature',
      title: 'Une candidature simple',
      list: [
        'Aucun compte à créer.',
        'Nous ne demandons que ce qui sert : votre nom, une adresse e-mail, un code postal et, le plus souvent, un CV. Le téléphone et la lettre sont facultatifs.',
        'Ce que vous avez écrit reste dans votre onglet si la page se recharge.',
        'Un accusé s’affiche avec un numéro et une date. Gardez-le.',
      ],
    },
    {
      id: 'egalite',
      title: 'La même chance pour tout le monde',
      paragraphs: [
        'Nous recrutons sur les compétences, l’expérience et la motivation, et sur rien d’autre. Origine, sexe, âge, apparence, handicap, état de santé, grossesse, orientation, opinions, convictions, activité syndicale, lieu de résidence : aucun de ces critères n’entre dans une décision.',
        'Tous nos postes sont ouverts aux personnes handicapées. Dites-nous ce dont vous avez besoin pour l’entretien : nous l’organiserons.',
      ],
    },
    {
      id: 'lecture',
      title: 'Une lecture humaine',
      paragraphs: [
        'Votre candidature est lue par une personne qui connaît le poste. Aucun logiciel ne l’écarte et aucune note ne lui est donnée.',
      ],
    },
    {
      id: 'entretien',
      title: 'Un entretien utile',
      list: [
        'Vous savez à l’avance qui vous rencontrerez, où, et pour combien de temps.',
        'Nos questions portent sur le poste et sur votre parcours. Jamais sur votre vie privée.',
        'Le salaire, les horaires et les contraintes sont dits dès le premier échange.',
        'Vos questions comptent autant que les nôtres.',
      ],
    },
    {
      id: 'reponse',
      title: 'Une réponse, toujours',
      paragraphs: [
        'Vous recevez une réponse, positive ou négative. Après un entretien, vous pouvez en demander les raisons.',
        'Si nous tardons, écrivez-nous : la personne qui recrute vous dira où en est votre candidature.',
      ],
    },
    {
      id: 'contact',
      title: 'Nous écrire',
      paragraphs: [
        `Une question sur une offre, sur votre candidature ou sur une alerte ? Écrivez à ${PUBLISHER.contactMail}. Donnez la référence de l’offre ou celle de votre candidature : la bonne personne vous lira plus vite.`,
      ],
      links: [{ label: 'Lire les questions fréquentes', href: '/faq' }],
    },
    {
      id: 'donnees',
      title: 'Des données respectées',
      paragraphs: [
        'Ce que vous nous confiez sert au recrutement, et à rien d’autre. Sans nouvelle de votre part, tout est effacé treize mois après notre dernier échange.',
      ],
      links: [{ label: 'Lire la page sur les données personnelles', href: '/donnees-personnelles' }],
    },
  ],
};

export default candidateCharter;
