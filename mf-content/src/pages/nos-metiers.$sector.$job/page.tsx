import styled from 'styled-components';
import {
  AutoGrid,
  Button,
  Container,
  FormattedText,
  HeroActions,
  Section,
  WidgetSection,
  below,
} from '@careers/ui';
import { BellIcon } from '@careers/ui/icons';
import { Link, WidgetSlot, useLoaderData } from '@careers/platform';
import { PageHero } from '../../blocks/page-hero.tsx';
import { Quote } from '../../blocks/quote.tsx';
import { BlockedFilms } from '../../video/blocked-film.tsx';
import { Video } from '../../video/video.tsx';
import { Day } from './day.tsx';
import { JobCards } from '../../jobs/job-cards.tsx';
import { OffersLink } from '../../jobs/offers-link.tsx';
import type { JobData } from './page.server.ts';
import { RelatedSearches } from './related-searches.tsx';

export default function JobPage() {
  const job = useLoaderData<JobData>();
  return (
    <>
      <PageHero
        crumbs={[
          { label: 'Nos métiers', href: '/nos-metiers' },
          { label: job.sector.title, href: job.sector.path },
          { label: job.title },
        ]}
        title={job.title}
        lead={job.phrase}
        ground="lavande-100"
        picture={<Picture src={job.picture} />}
      >
        <HeroActions>
          <OffersLink href={job.offersHref} count={job.offerCount} />
          <Button as={Link} to={job.alertHref} $variant="secondary" $size="large">
            <BellIcon />
            Créer une alerte
          </Button>
        </HeroActions>
      </PageHero>
      <Section>
        <Container>
          <h2>Le métier</h2>
          <Intro html={job.presentationHtml} />
          <Texts html={job.descriptionHtml} />
        </Container>
      </Section>
      {job.day.length > 0 && (
        <DayPart aria-labelledby="day">
          <Container>
            <h2 id="day">Une journée dans le métier</h2>
            <Day moments={job.day} />
          </Container>
        </DayPart>
      )}
      {job.testimonials.length + job.films.length > 0 && (
        <People>
          <Container>
            <h2>
              {job.areOfSector
                ? 'Dans le même secteur, ils racontent'
                : 'Ils font le métier, ils le racontent'}
            </h2>
            {job.testimonials.map((testimonial) => (
              <Quote key={testimonial.name} {...testimonial} />
            ))}
            {job.films.length > 1 && <BlockedFilms />}
            <Films as="div" $column="24rem" $isStretched data-screen-only>
              {job.films.map((film) => (
                <Video key={film.videoId} film={film} isOneOfMany={job.films.length > 1} />
              ))}
            </Films>
          </Container>
        </People>
      )}
      <Offers data-screen-only>
        <Container>
          <WidgetSlot slot={job.offers} />
          <WidgetSlot slot={job.search} hydrate="interaction" />
          <RelatedSearches searches={job.searches} />
        </Container>
      </Offers>
      {job.others.length > 0 && (
        <Section data-screen-only>
          <Container>
            <h2>Des métiers voisins</h2>
            <JobCards jobs={job.others} headingLevel="h3" />
          </Container>
        </Section>
      )}
    </>
  );
}

/** In view at once: loaded before all other pictures, and painted with the text beside it. */
function Picture({ src }: { src: string }) {
  return <img src={src} width={480} height={480} alt="" fetchPriority="high" decoding="sync" />;
}

const Intro = styled(FormattedText)`
  max-width: 40ch;
  margin: 1rem 0 2.5rem;
  font: 700 clamp(1.375rem, 1rem + 1.5vw, 2rem) / 1.25 var(--font-display);
  letter-spacing: -0.02em;
`;

const Texts = styled(FormattedText)`
  columns: 2;
  column-gap: 4rem;
  ${below('tablet')} {
    columns: 1;
  }
`;

const DayPart = styled(Section)`
  padding-top: 0;
`;

const People = styled(Section)`
  padding-top: 0;
  figure {
    margin-top: 1.5rem;
  }
`;

const Films = styled(AutoGrid)`
  &:empty {
    display: none;
  }
  gap: 1.5rem;
  margin-top: 1.5rem;
`;

const Offers = styled(WidgetSection)`
  background: var(--surface-2);
`;
