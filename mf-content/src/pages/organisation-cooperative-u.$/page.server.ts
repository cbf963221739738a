import { createApiClient } from '@careers/api-client';
import { data, redirect } from '@careers/platform';
import type { Head, HeadInput, PageRequest } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import { ENTITIES, ENTITY_ALIASES } from '../../../content/entities/index.ts';
import type { EntityData } from '../../entity-data.ts';
import { entityPath, offerCodesOf } from '../../entity-data.ts';

/**
 * Loads the entity of the path's last segment (decisions.md#routes).
 * @throws a 404 for an unknown code, a redirect to the canonical path.
 */
export async function loader(page: PageRequest): Promise<EntityData> {
  const segments = (page.params['*'] ?? '').split('/').filter(Boolean);
  const asked = segments.at(-1) ?? '';
  const code = ENTITY_ALIASES[asked] ?? asked;
  const entity = ENTITIES.find((candidate) => candidate.code === code);
  if (!entity) throw data(null, { status: 404 });
  if (segments.length > 1 || asked !== code) throw redirect(entityPath(code), 301);

  const codes = offerCodesOf(entity);
  const [known, offerCount, offers] = await Promise.all([
    createApiClient(page.api)
      .entities.list({ page: 0, size: 100 }, { signal: page.signal })
      .catch(() => null),
    countOffers(page, codes),
    page.widget('offers-carousel', { title: 'Les dernières offres', criteria: { codeEntity: codes } }),
  ]);
  return {
    entity,
    color: known?.items.find((item) => item.code === code)?.color ?? null,
    offersHref: `/offres-emploi?codeEntity=${codes.join(',')}`,
    offerCount,
    offers,
  };
}

async function countOffers({ api, signal }: PageRequest, codes: readonly string[]): Promise<number | null> {
  const query = { codeEntity: codes.join(','), page: 0, size: 1 };
  return createApiClient(api)
    .offers.list(query, { signal })
    .then(
      ({ count }) => count,
      () => null,
    );
}

export function head({ data, configuration }: HeadInput<EntityData | undefined>): Head {
  if (!data) return { title: 'Notre organisation', robots: 'noindex,follow' };
  const { head, code, label } = data.entity;
  return {
    ...head,
    canonical: entityPath(code),
    structuredData: [
      breadcrumbList(
        [{ label: 'Notre organisation', href: '/organisation-cooperative-u' }, { label }],
        configuration.publicBaseUrl,
      ),
    ],
  };
}
