import { data, redirect } from '@careers/platform';
import type { Head, HeadInput, PageRequest } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import { ENTITIES, ENTITY_ALIASES } from '../../../content/entities/index.ts';
import { entityPath } from '../../entities.ts';
import { countOffers } from '../../jobs/job-descriptions.ts';
import { optional } from '../../optional-data.ts';

export type EntityData = Awaited<ReturnType<typeof loader>>;

/**
 * Loads the entity of the path's last segment (decisions.md#routes).
 * @throws a 404 for an unknown code, a redirect to the canonical path.
 */
export async function loader(page: PageRequest) {
  const segments = (page.params['*'] ?? '').split('/').filter(Boolean);
  const asked = segments.at(-1) ?? '';
  const code = ENTITY_ALIASES[asked] ?? asked;
  const entity = ENTITIES.find((candidate) => candidate.code === code);
  if (!entity) throw data(null, { status: 404 });
  if (segments.length > 1 || asked !== code) throw redirect(entityPath(code), 301);

  const [known, offerCount, offers] = await Promise.all([
    optional(page, (api, options) => api.entities.list({ page: 0, size: 100 }, options)),
    countOffers(page, { codeEntity: code }),
    page.widget('offers-carousel', { title: 'Les dernières offres', criteria: { codeEntity: [code] } }),
  ]);
  const { color, logoUrl, description } = known?.items.find((item) => item.code === code) ?? {};
  return {
    entity,
    color: color ?? null,
    logoUrl: logoUrl ?? null,
    description: description ?? '',
    offersHref: `/offres-emploi?codeEntity=${code}`,
    offerCount,
    offers,
  };
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
