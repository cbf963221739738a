import type { WrittenTestimonial } from '../schema/pages.ts';
import awa from './awa.ts';
import beatrice from './beatrice.ts';
import graceNetwork from './grace-network.ts';
import malo from './malo.ts';
import manon from './manon.ts';
import nadia from './nadia.ts';
import soizic from './soizic.ts';

/** Testimonials shown only on the home page, by file name. */
export const VOICE_FILES = { 'grace-network': graceNetwork, malo, soizic };

/** A testimonial of a job family. */
export interface Voice {
  /** The job family, and its page. */
  sector: string;
  path: string;
  testimonial: WrittenTestimonial;
}

/** One testimonial a job family, for the home page. */
export const VOICES: readonly Voice[] = [
  { sector: 'Magasins', path: '/nos-metiers/les-metiers-en-supermarche', testimonial: manon },
  {
    sector: 'Logistique',
    path: '/nos-metiers/les-metiers-de-la-logistique-dans-la-grande-distribution',
    testimonial: awa,
  },
  {
    sector: 'Informatique',
    path: '/nos-metiers/les-metiers-de-l-informatique-dans-la-grande-distribution',
    testimonial: nadia,
  },
  {
    sector: 'Commerce et achats',
    path: '/nos-metiers/les-metiers-du-commerce-dans-la-grande-distribution',
    testimonial: beatrice,
  },
  {
    sector: 'Marketing et digital',
    path: '/nos-metiers/les-metiers-marketing-et-digital-dans-la-grande-distribution',
    testimonial: malo,
  },
  {
    sector: 'Développement réseau',
    path: '/nos-metiers/les-metiers-du-developpement-reseau-magasin-dans-la-grande-distribution',
    testimonial: graceNetwork,
  },
  {
    sector: 'Fonctions support',
    path: '/nos-metiers/les-metiers-supports-dans-la-grande-distribution',
    testimonial: soizic,
  },
];
