/** How one becomes a store owner, in four steps. */
export const STEPS = [
  {
    title: 'On se parle',
    text: 'Un premier appel, sans engagement, avec la personne qui suit votre région.',
  },
  { title: 'On vérifie ensemble', text: 'Votre projet, votre apport, votre réseau : discount ou proximité.' },
  { title: 'Vous apprenez', text: 'De 4 à 18 mois sur le terrain, chez un Associé en activité.' },
  { title: 'Vous ouvrez', text: 'Vous reprenez ou créez un magasin, avec la coopérative à vos côtés.' },
] as const;
