import { Container, Illustration, Section } from '@careers/ui';
import { useLoaderData } from '@careers/platform';
import figures from '../../content/figures.json';
import { PageHero } from '../blocks/page-hero.tsx';
import { JobCards } from './job-cards.tsx';
import type { HubData } from './job-data.ts';

export { hubHead } from './job-heads.ts';

/** All sectors. */
export function HubPage() {
  const { sectors } = useLoaderData<HubData>();
  return (
    <>
      <PageHero
        crumbs={[{ label: 'Nos métiers' }]}
        title="Nos métiers"
        lead={`Sept familles, plus de ${figures.staff} personnes. Lisez les fiches, puis les offres.`}
        ground="rose-100"
        picture={<Illustration name="scene-associes" width={800} height={500} isEager />}
      />
      <Section>
        <Container>
          <JobCards jobs={sectors} headingLevel="h2" />
        </Container>
      </Section>
    </>
  );
}
