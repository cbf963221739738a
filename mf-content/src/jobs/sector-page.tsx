import styled from 'styled-components';
import { Chip, ChipList, Container, FormattedText, Illustration, Section } from '@careers/ui';
import { Link, WidgetSlot, useLoaderData } from '@careers/platform';
import { DEFAULT_LOOK, SECTOR_LOOKS } from '../../content/sectors.ts';
import { JobCards } from './job-cards.tsx';
import type { SectorData } from './job-data.ts';
import { OffersLink } from './offers-link.tsx';
import { PageHero } from './page-hero.tsx';

/** A sector: its jobs, by category, and its latest offers. */
export function SectorPage() {
  const sector = useLoaderData<SectorData>();
  const { picture, ground } = SECTOR_LOOKS[sector.code] ?? DEFAULT_LOOK;
  return (
    <>
      <PageHero
        crumbs={[{ label: 'Nos métiers', href: '/nos-metiers' }, { label: sector.title }]}
        title={sector.title}
        phrase={sector.phrase}
        ground={ground}
        picture={<Illustration name={picture} width={640} height={400} isEager />}
      >
        <OffersLink href={sector.offersHref} count={sector.offerCount} />
      </PageHero>
      <Section>
        <Container>
          <Intro html={sector.presentationHtml} />
          <h2>Les métiers</h2>
          {sector.categories.length > 1 && (
            <Filter>
              <nav aria-label="Catégories de métiers">
                <ChipList>
                  <li>
                    <Chip
                      as={Link}
                      to="?"
                      aria-current={sector.category === null ? 'true' : undefined}
                      preventScrollReset
                    >
                      Toutes
                    </Chip>
                  </li>
                  {sector.categories.map((category) => (
                    <li key={category}>
                      <Chip
                        as={Link}
                        to={`?categorie=${encodeURIComponent(category)}`}
                        aria-current={sector.category === category ? 'true' : undefined}
                        preventScrollReset
                      >
                        {category}
                      </Chip>
                    </li>
                  ))}
                </ChipList>
              </nav>
            </Filter>
          )}
          <JobCards jobs={sector.jobs} headingLevel="h3" />
        </Container>
      </Section>
      <Offers>
        <Container>
          <WidgetSlot slot={sector.offers} />
        </Container>
      </Offers>
    </>
  );
}

const Intro = styled(FormattedText)`
  margin-bottom: 2.5rem;
  font-size: var(--fs-lead);
`;

const Filter = styled.div`
  margin-top: 1.5rem;
`;

const Offers = styled(Section)`
  background: var(--surface-2);
  &:not(:has([data-widget])) {
    display: none;
  }
`;
