import type { SiteMapPage } from '../schema/list-pages.ts';

const siteMap: SiteMapPage = {
  path: '/plan-de-site',
  head: {
    title: 'Plan du site',
    description:
      'Toutes les pages du site de recrutement : offres, fiches métiers, entités, parcours entrepreneur, témoignages, actualités et pages d’information.',
  },
  title: 'Plan du site',
  lead: 'Tout le magasin sur une page.',
  groups: [
    {
      title: 'Chercher un emploi',
      links: [
        { label: 'Accueil', href: '/' },
        { label: 'Offres d’emploi', href: '/offres-emploi' },
        { label: 'Offres en alternance', href: '/offres-emploi?codeContractType=dr_contract_alternance' },
        { label: 'Candidature spontanée', href: '/candidature-spontanee' },
        { label: 'Créer une alerte', href: '/alerte' },
        { label: 'Mes favoris', href: '/favoris' },
      ],
    },
    {
      title: 'Nous connaître',
      links: [
        { label: 'Qui sommes-nous', href: '/qui-sommes-nous' },
        { label: 'Notre culture d’entreprise', href: '/notre-culture-dentreprise' },
        { label: 'Parcours interne', href: '/notre-culture-dentreprise#parcours-interne' },
        { label: 'Nos valeurs', href: '/valeurs' },
        { label: 'Ils témoignent', href: '/ils-temoignent' },
        { label: 'Actualités', href: '/actualites' },
        { label: 'Soutenons les jeunes', href: '/soutenonslesjeunes' },
        { label: 'Trouve ton sommet', href: '/trouve-ton-sommet' },
      ],
    },
    {
      title: 'Devenir entrepreneur',
      links: [
        { label: 'Devenir Associé', href: '/entreprendre' },
        { label: 'Les premières démarches', href: '/entreprendre/demarches' },
        { label: 'Qui contacter', href: '/devenir-entrepreneur' },
        { label: 'Questions fréquentes', href: '/faq' },
      ],
    },
    {
      title: 'Vos droits',
      links: [
        { label: 'Charte candidat', href: '/charte-candidat' },
        { label: 'Données personnelles', href: '/donnees-personnelles' },
        { label: 'Cookies', href: '/informations-cookies' },
        { label: 'Accessibilité : partiellement conforme', href: '/accessibilite' },
        { label: 'Mentions légales', href: '/nos-mentions-legales' },
        { label: 'Plan du site', href: '/plan-de-site' },
      ],
    },
  ],
};

export default siteMap;
