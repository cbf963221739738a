import { RADIUS } from '@careers/api-client';
import type { ApiClient, CallOptions } from '@careers/api-client';
import type { Choice, KeptCriteria, SearchCriteria } from './alert-data.ts';
import { chosenAmong, loadReferences } from './references.ts';

export interface NamedAlert {
  /** "Boucher, Pâtissier - Nantes (44), 30 km autour - CDI"; empty when unknown. */
  label: string;
  /** Results pages of these criteria, one per job, as a search supports one. */
  offers: readonly { label: string; path: string }[];
  /** The alert form with these criteria. */
  alertPath: string;
}

interface Chosen {
  jobs: readonly Choice[];
  entities: readonly Choice[];
  searched: Readonly<Record<keyof SearchCriteria, KeptCriteria | null>>;
}

export function nameAlert({ jobs, entities, searched }: Chosen): NamedAlert {
  const { place, filters, conditions } = searched;
  const labels = (items: Chosen['jobs']) => items.map(({ label }) => label).join(', ');
  const codes = (items: Chosen['jobs']) => items.map(({ code }) => code).join(',');
  const parameters = (jobCodes: string) =>
    queryOf({
      codeJobName: jobCodes,
      ...place?.fields,
      ...filters?.fields,
      codeEntity: codes(entities),
      ...conditions?.fields,
    });
  const pathOf = (jobCode: string) => `/offres-emploi${parameters(jobCode)}`;
  const offersOf = ({ code, label }: Choice) => ({
    label: `Voir les offres\u00a0: ${label}`,
    path: pathOf(code),
  });
  return {
    label:
      jobs.length > 0
        ? [
            labels(jobs),
            place?.label ?? 'Partout en France',
            filters?.label,
            labels(entities),
            conditions?.label,
          ]
            .filter(Boolean)
            .join(' - ')
        : '',
    offers: jobs.length > 1 ? jobs.map(offersOf) : [{ label: 'Voir les offres', path: pathOf(codes(jobs)) }],
    alertPath: `/alerte${parameters(codes(jobs))}`,
  };
}

/** Returns the label and links of a query, without unknown codes. */
export async function namedAlert(
  client: ApiClient,
  query: URLSearchParams,
  options: CallOptions,
): Promise<NamedAlert> {
  const { jobChoices, entities, searched } = await loadReferences(client, query, options);
  return nameAlert({
    jobs: chosenAmong(jobChoices, query, 'codeJobName'),
    entities: chosenAmong(entities, query, 'codeEntity'),
    searched,
  });
}

function queryOf(parameters: Readonly<Record<string, string>>): string {
  const written = Object.entries(parameters).filter(
    ([name, value]) => value !== '' && !(name === 'radius' && value === String(RADIUS.fallback)),
  );
  return written.length > 0 ? `?${written.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
}
