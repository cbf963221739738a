import figures from '@careers/platform/figures' with { type: 'json' };

export const BECOME_OWNER = {
  title: 'Ouvrez la porte. C’est la vôtre.',
  lead: 'Devenez Associé : propriétaire de votre magasin, et coopérateur avec tous les autres.',
  findPath: 'Trouver votre parcours',
  readQuestions: 'Lire la FAQ',
  profilesTitle: 'Trois profils, deux réseaux',
  profilesLead: 'Retournez une carte pour voir la durée de formation, en réseau discount et en proximité.',
  contributionsTitle: 'L’apport personnel',
  stepsTitle: 'De la première idée aux clés',
  stepsLink: 'Voir les démarches en détail',
  contactTitle: 'Qui contacter dans votre région ?',
};

export const KEY_FIGURES = [
  { value: figures.traineesWhoBecomeAssociates, label: 'des stagiaires deviennent Associés' },
  { value: figures.minimumContribution, label: 'd’apport personnel minimum' },
  { value: figures.trainingDuration, label: 'de formation en magasin et en centre' },
  { value: figures.stores, label: 'magasins dans la coopérative' },
];
