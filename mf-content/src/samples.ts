import { documentedAnswers } from '@careers/testing/samples';
import type { Samples } from '@careers/testing/samples';

export default {
  pages: {
    '/accessibilite': 200,
    '/actualites': 200,
    '/actualites/alternance-la-rentree-se-prepare-des-maintenant-42': 200,
    '/charte-candidat': 200,
    '/donnees-personnelles': 200,
    '/ils-temoignent': 200,
    '/informations-cookies': 200,
    '/nos-mentions-legales': 200,
    '/nos-metiers/les-metiers-en-supermarche/boucher': 200,
    '/notre-culture-dentreprise': 200,
    '/organisation-cooperative-u': 200,
    '/organisation-cooperative-u/inconnue': 404,
    '/plan-de-site': 200,
    '/qui-sommes-nous': 200,
    '/soutenonslesjeunes': 200,
    '/trouve-ton-sommet': 200,
    '/{trouve-ton-sommet}': 301,
  },
  api: documentedAnswers(),
} satisfies Samples;
