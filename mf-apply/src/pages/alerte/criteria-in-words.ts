import { JOBS_PAGE_SIZE, RADIUS, REFERENCE_PAGE_SIZE } from '@careers/api-client';
import type { ApiClient, CallOptions } from '@careers/api-client';
import type { Choice, KeptCriteria } from './alert-data.ts';
import { keptConditions, keptFilters, keptPlace, listOf } from './kept-criteria.ts';

/** An alert as its pages name it. */
export interface NamedAlert {
  /** "Boucher, Pâtissier - Nantes (44), 30 km autour - CDI"; empty when unknown. */
  label: string;
  /** The results page of these criteria. */
  offersPath: string;
  /** The alert form with these criteria. */
  alertPath: string;
}

interface Chosen {
  jobs: readonly Choice[];
  entities: readonly Choice[];
  place: KeptCriteria | null;
  filters: KeptCriteria | null;
  conditions: KeptCriteria | null;
}

/** Returns the label of the criteria, and their links. */
export function nameAlert({ jobs, entities, place, filters, conditions }: Chosen): NamedAlert {
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
    // A search has one job only.
    offersPath: `/offres-emploi${parameters(jobs.length === 1 ? codes(jobs) : '')}`,
    alertPath: `/alerte${parameters(codes(jobs))}`,
  };
}

/** Returns the label and links of a query; unknown codes are left out. */
export async function namedAlert(
  client: ApiClient,
  query: URLSearchParams,
  options: CallOptions,
): Promise<NamedAlert> {
  const [jobs, entities, place, filters, conditions] = await Promise.all([
    client.jobDescriptions.list({ hasParent: true, page: 0, size: JOBS_PAGE_SIZE }, options),
    client.entities.list({ page: 0, size: REFERENCE_PAGE_SIZE, sort: 'label,asc' }, options),
    keptPlace(client, query, options),
    keptFilters(client, query, options),
    keptConditions(client, query, options),
  ]);
  const asked = (name: string, items: readonly { code: string; label: string }[]) =>
    listOf(query, name).flatMap((code) => items.find((item) => item.code === code) ?? []);
  return nameAlert({
    jobs: asked(
      'codeJobName',
      jobs.items.map(({ code, title }) => ({ code, label: title })),
    ),
    entities: asked('codeEntity', entities.items),
    place,
    filters,
    conditions,
  });
}

function queryOf(parameters: Readonly<Record<string, string>>): string {
  const written = Object.entries(parameters).filter(
    ([name, value]) => value !== '' && !(name === 'radius' && value === String(RADIUS.fallback)),
  );
  return written.length > 0 ? `?${written.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
}
