import { documentedAnswers } from '@careers/testing/samples';
import type { Samples } from '@careers/testing/samples';

export default {
  pages: {
    '/favoris/comparer': 200,
    '/offres-emploi.atom': 200,
  },
  widgets: { 'search-bar': [{}], 'offers-carousel': [{ title: 'Les dernières offres', size: 6 }] },
  api: documentedAnswers(),
} satisfies Samples;
