import { Container, Illustration, Section } from '@careers/ui';
import { useLoaderData } from '@careers/platform';
import { JobCards } from './job-cards.tsx';
import type { HubData } from './job-data.ts';
import { PageHero } from './page-hero.tsx';

/** All sectors. */
export function HubPage() {
  const { sectors } = useLoaderData<HubData>();
  return (
    <>
      <PageHero
        crumbs={[{ label: 'Nos métiers' }]}
        title="Nos métiers"
        phrase="Sept familles, plus de 75 000 personnes. Lisez les fiches, puis les offres."
        ground="var(--lavande-100)"
        picture={<Illustration name="scene-associes" width={640} height={400} isEager />}
      />
      <Section>
        <Container>
          <JobCards jobs={sectors} headingLevel="h2" />
        </Container>
      </Section>
    </>
  );
}
