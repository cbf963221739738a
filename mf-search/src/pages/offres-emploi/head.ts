import type { Head, HeadInput } from '@careers/platform';
import type { UnknownPlaceData } from './load-unknown-place.ts';
import type { ResultsData } from './loader.ts';
import { canonical, countLabel, resultsTitle, robots, trackingName } from '../../url/index.ts';

export function head({ data }: HeadInput<ResultsData | UnknownPlaceData | undefined>): Head {
  if (!data) return { title: "Offres d'emploi", robots: 'noindex,follow' };
  if ('unknownPlace' in data) return { title: 'Lieu non reconnu', robots: 'noindex,follow' };
  const { search, items, count, offers } = data;
  const isIndexable = robots(data, offers.length) === 'index,follow';
  const title = resultsTitle(search.criteria, items, search.page);
  return {
    title,
    description: `${countLabel(count)}\u00A0: ${title}. Consultez les annonces et postulez en ligne, sans créer de compte.`,
    canonical: canonical(data),
    pageName: trackingName(search.criteria),
    ...(!isIndexable && { robots: 'noindex,follow' as const }),
  };
}
