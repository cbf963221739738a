import styled from 'styled-components';
import {
  AutoGrid,
  Breadcrumb,
  Container,
  Display,
  Illustration,
  Lead,
  Masthead,
  PictureBox,
  Section,
  below,
} from '@careers/ui';
import { useLoaderData } from '@careers/platform';
import { BannerBlock } from '../../blocks/banner-block.tsx';
import { BlockHead } from '../../blocks/block-head.tsx';
import { Quotation } from '../../blocks/quotation.tsx';
import { BlockedFilms } from '../../video/blocked-film.tsx';
import { Video } from '../../video/video.tsx';
import type { TestimonialsData } from './page.server.ts';

export default function TestimonialsPage() {
  const { page, written, filmed, entityNames } = useLoaderData<TestimonialsData>();
  return (
    <>
      <Masthead ground="aubergine-900">
        <Breadcrumb crumbs={[{ label: page.label }]} />
        <Display>{page.title}</Display>
        <Lead>{page.lead}</Lead>
      </Masthead>
      <Written>
        {written.map(({ text, name, jobAndPlace, photo, alt, entity }) => (
          <figure key={name}>
            <PictureBox>
              <Illustration name={photo} width={480} height={480} alt={alt} isEager />
            </PictureBox>
            <div>
              <Quotation text={text} name={name} lines={[jobAndPlace, entityNames[entity]]} />
            </div>
          </figure>
        ))}
      </Written>
      <Section aria-labelledby="films">
        <Container>
          <div id="films">
            <BlockHead title={page.films.title} lead={page.films.lead} />
          </div>
          <BlockedFilms />
          <Films $column="24rem">
            {filmed.map(({ firstName, jobAndPlace, entity, film }) => (
              <li key={film.videoId}>
                <h3>{`${firstName}, «\u00A0${film.title}\u00A0»`}</h3>
                <p>
                  {jobAndPlace}, {entityNames[entity]}
                </p>
                <Video film={film} isOneOfMany />
              </li>
            ))}
          </Films>
        </Container>
      </Section>
      <BannerBlock content={page.banner} />
    </>
  );
}

const Written = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  figure {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
  figure:nth-child(4n + 2),
  figure:nth-child(4n + 3) {
    background: var(--surface-2);
  }
  figure > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: 1.5rem;
    padding: clamp(1.25rem, 2.5vw, 2.25rem);
  }
  ${PictureBox} {
    min-height: 20rem;
  }
  blockquote {
    font: 700 clamp(1.125rem, 0.9rem + 0.9vw, 1.625rem) / 1.25 var(--font-display);
    letter-spacing: -0.02em;
  }
  blockquote + p {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  ${below('desktop')} {
    grid-template-columns: 1fr;
    figure:nth-child(n) {
      background: none;
    }
    figure:nth-child(even) {
      background: var(--surface-2);
    }
  }
  ${below('pair')} {
    figure {
      grid-template-columns: 1fr;
    }
    ${PictureBox} {
      --ratio: 16 / 11;
      min-height: 0;
    }
    img {
      object-position: 50% 30%;
    }
  }
`;

const Films = styled(AutoGrid)`
  gap: 3rem clamp(1.5rem, 3vw, 3rem);
  li > p {
    margin: 0.25rem 0 1rem;
    color: var(--text-2);
  }
`;
