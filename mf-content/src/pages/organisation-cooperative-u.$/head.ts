import type { Head, HeadInput } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import type { EntityData } from '../../entities/entity-data.ts';
import { entityPath } from '../../entities/offer-codes.ts';

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
