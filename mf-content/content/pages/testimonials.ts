import type { TestimonialsPage } from '../schema/list-pages.ts';

const testimonials: TestimonialsPage = {
  path: '/ils-temoignent',
  head: {
    title: 'Ils témoignent : les métiers racontés de l’intérieur',
    description:
      'Boucherie, logistique, informatique, siège : quatre récits et dix films de personnes qui font le métier, avec leur transcription complète.',
  },
  label: 'Ils témoignent',
  title: 'Ils font le métier, ils le racontent',
  lead: 'Quatre récits à lire, dix films à voir. Personne ne leur a soufflé le texte.',
  films: {
    title: 'Dix films, dix prénoms',
    lead: 'Chaque film a sa transcription : tout peut se lire sans le son, et sans accepter de cookie.',
  },
  banner: {
    title: 'Et vous, que raconterez-vous ?',
    text: 'La suite s’écrit dans une équipe. Choisissez la vôtre.',
    tone: 'citron',
    links: [{ label: 'Voir les offres d’emploi', href: '/offres-emploi' }],
  },
};

export default testimonials;
