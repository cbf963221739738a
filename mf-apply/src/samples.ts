import { documentedAnswers } from '@careers/testing/samples';
import type { Samples } from '@careers/testing/samples';

/** Token in the format of links in mails. */
const TOKEN = 'a'.repeat(43);

export default {
  pages: {
    '/alerte/confirmee': 200,
    '/alerte/modifier': 404,
    [`/alerte/modifier?jeton=${TOKEN}`]: 200,
    '/candidature/envoyee': 200,
    '/candidature/formulaire': 404,
    '/candidature/formulaire?offre=2025-10432': 200,
    '/candidature/formulaire?domaine=informatique': 200,
    '/candidature/formulaire?type=dce': 200,
    '/candidature/plus-tard': 200,
    '/candidature/refusee': 200,
    '/candidature/retiree': 200,
    '/candidature/suivi': 404,
    [`/candidature/suivi?jeton=${TOKEN}`]: 200,
  },
  widgets: {
    application: [
      {
        type: 'OFFER',
        reference: '2025-10432',
        isCvRequired: true,
        questions: [],
        subject: { title: 'Boucher F/H', place: 'Vertou (44)', entity: 'Super U', contract: 'CDI' },
      },
      { type: 'SPONTANEOUS', domain: 'informatique' },
      { type: 'DCE' },
    ],
  },
  api: documentedAnswers(),
} satisfies Samples;
