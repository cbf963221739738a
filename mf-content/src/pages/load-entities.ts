import { createApiClient } from '@careers/api-client';
import { data, redirect } from '@careers/platform';
import type { AreaContext } from '@careers/platform';
import { ENTITIES, ENTITY_ALIASES, OFFER_CODES } from '../../content/entities/index.ts';
import organisation from '../../content/pages/organisation.ts';
import type { Entity } from '../../content/schema/pages.ts';
import type { EntityData, OrganisationData } from './entity-data.ts';

const BASE = '/organisation-cooperative-u';

const offerCodesOf = (entity: Entity): readonly string[] => OFFER_CODES[entity.code] ?? [entity.code];

/**
 * Loads an entity's page; the last segment of the path names it (decisions §2).
 * @throws a 404 for an unknown code, a redirection to the entity's own address from any other one.
 */
export async function loadEntity(
  context: AreaContext,
  path: string,
  signal: AbortSignal,
): Promise<EntityData> {
  const segments = path.split('/').filter(Boolean);
  const asked = segments.at(-1) ?? '';
  const code = ENTITY_ALIASES[asked] ?? asked;
  const entity = ENTITIES.find((candidate) => candidate.code === code);
  if (!entity) throw data(null, { status: 404 });
  if (segments.length > 1 || asked !== code) throw redirect(`${BASE}/${code}`, 301);

  const api = createApiClient(context.api);
  const codes = offerCodesOf(entity);
  const [known, offerCount, offers] = await Promise.all([
    api.entities.list({ page: 0, size: 100 }, { signal }).catch(() => null),
    countOffers(context, codes, signal),
    context.widget(
      'offers-carousel',
      { title: 'Les dernières offres', criteria: { codeEntity: codes } },
      { signal },
    ),
  ]);
  return {
    entity,
    color: known?.items.find((item) => item.code === code)?.color ?? null,
    offersHref: `/offres-emploi?codeEntity=${codes.join(',')}`,
    offerCount,
    offers,
  };
}

/** Loads the cooperative's page with all entities and the number of their live offers. */
export async function loadOrganisation(context: AreaContext, signal: AbortSignal): Promise<OrganisationData> {
  const counts = await countByEntity(context, signal);
  return {
    page: organisation,
    entities: ENTITIES.map((entity) => ({
      code: entity.code,
      label: entity.label,
      lead: entity.header.lead,
      picture: entity.header.picture,
      ground: entity.header.ground,
      href: `${BASE}/${entity.code}`,
      offerCount: counts && offerCodesOf(entity).reduce((total, code) => total + (counts.get(code) ?? 0), 0),
    })),
  };
}

async function countOffers(
  context: AreaContext,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<number | null> {
  const query = { codeEntity: codes.join(','), page: 0, size: 1 };
  return createApiClient(context.api)
    .offers.list(query, { signal })
    .then(
      ({ count }) => count,
      () => null,
    );
}

/** Every search counts its offers by entity: one call for all of them, null when the API is down. */
async function countByEntity(context: AreaContext, signal: AbortSignal): Promise<Map<string, number> | null> {
  return createApiClient(context.api)
    .offers.list({ page: 0, size: 1 }, { signal })
    .then(
      ({ entities }) => new Map(entities.map(({ code, count }) => [code, count])),
      () => null,
    );
}
