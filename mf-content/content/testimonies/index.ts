import type { FilmedTestimony, WrittenTestimony } from '../schema/pages.ts';
import awa from './awa.ts';
import beatrice from './beatrice.ts';
import chloe from './chloe.ts';
import grace from './grace.ts';
import graceNetwork from './grace-network.ts';
import hugo from './hugo.ts';
import ines from './ines.ts';
import karim from './karim.ts';
import mamadou from './mamadou.ts';
import manon from './manon.ts';
import nadia from './nadia.ts';
import philippe from './philippe.ts';
import sofiane from './sofiane.ts';
import soizic from './soizic.ts';
import theoMarketing from './theo-marketing.ts';
import theo from './theo.ts';
import yann from './yann.ts';

export const WRITTEN: readonly WrittenTestimony[] = [manon, awa, nadia, beatrice];

export const FILMED: readonly FilmedTestimony[] = [
  karim,
  yann,
  hugo,
  mamadou,
  sofiane,
  chloe,
  ines,
  theo,
  grace,
  philippe,
];

interface Voice {
  /** Family of jobs, and its page. */
  sector: string;
  path: string;
  testimony: WrittenTestimony;
}

/** One voice for each family of jobs, for the home page. */
export const VOICES: readonly Voice[] = [
  { sector: 'Magasins', path: '/nos-metiers/les-metiers-en-supermarche', testimony: manon },
  {
    sector: 'Logistique',
    path: '/nos-metiers/les-metiers-de-la-logistique-dans-la-grande-distribution',
    testimony: awa,
  },
  {
    sector: 'Informatique',
    path: '/nos-metiers/les-metiers-de-l-informatique-dans-la-grande-distribution',
    testimony: nadia,
  },
  {
    sector: 'Commerce et achats',
    path: '/nos-metiers/les-metiers-du-commerce-dans-la-grande-distribution',
    testimony: beatrice,
  },
  {
    sector: 'Marketing et digital',
    path: '/nos-metiers/les-metiers-marketing-et-digital-dans-la-grande-distribution',
    testimony: theoMarketing,
  },
  {
    sector: 'Développement réseau',
    path: '/nos-metiers/les-metiers-du-developpement-reseau-magasin-dans-la-grande-distribution',
    testimony: graceNetwork,
  },
  {
    sector: 'Fonctions support',
    path: '/nos-metiers/les-metiers-supports-dans-la-grande-distribution',
    testimony: soizic,
  },
];
