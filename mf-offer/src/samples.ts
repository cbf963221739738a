import { anOfferDetail, documentedAnswers } from '@careers/testing/samples';
import type { Samples } from '@careers/testing/samples';

const OFFER = '/offre-emploi/boucher-preparateur-f-h-2025-10432';

export default {
  pages: {
    [OFFER]: 200,
    [`${OFFER}/fiche-de-poste.pdf`]: 200,
    [`${OFFER}/partage.png`]: 200,
    [`${OFFER}/code.png`]: 200,
    '/offre-emploi': 302,
    '/offre-emploi/boucher-2025-10432': 301,
    '/offre-emploi/boucher-preparateur-f-h-2025-00001': 410,
    '/offre-emploi/boucher-preparateur-f-h-2025-00002': 404,
  },
  api: {
    ...documentedAnswers(),
    '/offers/2025-00001': { body: anOfferDetail({ reference: '2025-00001', status: 'CLOSED' }) },
    '/offers/2025-00002': { status: 404, body: [] },
  },
} satisfies Samples;
