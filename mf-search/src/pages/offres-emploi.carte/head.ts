import type { Head, HeadInput } from '@careers/platform';
import { RESULTS_PATH, mapTitle } from '../../url/index.ts';
import type { MapData } from './loader.ts';

/** Another view of an indexed list: followed, not indexed. */
export function head({ data }: HeadInput<MapData | undefined>): Head {
  return {
    title: data ? mapTitle(data.search.criteria, data.items) : "Carte des offres d'emploi",
    description: "Le nombre d'offres d'emploi dans chaque département, en carte et en liste.",
    pageName: 'Carte Offres',
    robots: 'noindex,follow',
    canonical: RESULTS_PATH,
  };
}
