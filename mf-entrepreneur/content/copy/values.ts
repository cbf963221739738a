export const VALUES_PAGE = {
  title: 'Nos valeurs tiennent en quatre mots',
  lead: 'Ils ne sont pas au mur de la salle de pause. Ils se voient dans la façon d’acheter, de décider et d’accueillir.',
  list: 'Les quatre valeurs',
};
