export const QUESTIONS = {
  title: 'Questions fréquentes',
  lead: 'Postuler, suivre sa candidature, ouvrir un magasin : les réponses tiennent sur une page.',
  groups: 'Deux sujets',
  candidateTitle: 'Postuler',
  ownerTitle: 'Devenir Associé',
  missingTitle: 'Votre question n’est pas là ?',
  missingForCandidates: 'Pour une offre, une candidature ou une alerte, l’équipe de recrutement vous répond.',
  writeToRecruiters: 'Écrire à l’équipe de recrutement',
  missingForOwners: 'Pour un projet de magasin, la personne qui suit votre région vous répond.',
  seeContacts: 'Voir qui contacter',
};
