import type { Head, HeadInput } from '@careers/platform';
import { breadcrumb } from '../breadcrumb.ts';
import { contentHead } from '../routes/content-head.ts';
import type { EntityData, OrganisationData } from './entity-data.ts';
import type { TestimoniesData } from './load-testimonies.ts';

export function organisationHead(input: HeadInput<OrganisationData | undefined>): Head {
  return contentHead({ ...input, data: input.data?.page });
}

export function testimoniesHead(input: HeadInput<TestimoniesData | undefined>): Head {
  return contentHead({ ...input, data: input.data?.page });
}

export function entityHead({ data, configuration }: HeadInput<EntityData | undefined>): Head {
  if (!data) return { title: 'Notre organisation', robots: 'noindex,follow' };
  const { head, code, label } = data.entity;
  return {
    ...head,
    canonical: `/organisation-cooperative-u/${code}`,
    structuredData: [
      breadcrumb(configuration.publicBaseUrl, [
        ['Notre organisation', '/organisation-cooperative-u'],
        [label, null],
      ]),
    ],
  };
}
