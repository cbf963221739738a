export interface FooterLink {
  label: string;
  path: string;
  /** Opens in a new window. */
  isExternal?: boolean;
}

export const ESSENTIALS: readonly FooterLink[] = [
  { label: 'Trouver mon métier', path: '/nos-metiers' },
  { label: 'Qui sommes-nous', path: '/qui-sommes-nous' },
  { label: 'Devenir entrepreneur', path: '/entreprendre' },
  { label: 'Ils témoignent', path: '/ils-temoignent' },
  { label: 'Candidature spontanée', path: '/candidature-spontanee' },
  { label: 'Actualités', path: '/actualites' },
];

export const USEFUL: readonly FooterLink[] = [
  { label: 'Soutenons les jeunes', path: '/soutenonslesjeunes' },
  { label: 'Alternance', path: '/offres-emploi?codeContractType=dr_contract_alternance' },
  { label: 'Questions fréquentes', path: '/faq' },
  { label: 'Nos magasins', path: 'https://www.magasins-u.com', isExternal: true },
  { label: 'Courses en ligne', path: 'https://www.coursesu.com', isExternal: true },
];

export const LEGAL: readonly FooterLink[] = [
  { label: 'Charte candidat', path: '/charte-candidat' },
  { label: 'Mentions légales', path: '/nos-mentions-legales' },
  { label: 'Accessibilité : partiellement conforme', path: '/accessibilite' },
  { label: 'Données personnelles', path: '/donnees-personnelles' },
  { label: 'Cookies', path: '/informations-cookies' },
  { label: 'Plan du site', path: '/plan-de-site' },
];
