import styled from 'styled-components';
import { Breadcrumb, Button, Container, FormattedText, Section, VisuallyHidden } from '@careers/ui';
import { useLoaderData } from '@careers/platform';
import { Anchor } from '../../blocks/anchor.tsx';
import { Video } from '../../video/video.tsx';
import { NewsCards } from '../../news/news-cards.tsx';
import { NewsPicture } from '../../news/news-picture.tsx';
import type { NewsDetailData } from './page.server.ts';

export default function NewsPage() {
  const { title, date, header, parts, button, testimony, film, others } = useLoaderData<NewsDetailData>();
  return (
    <>
      <Article>
        <Top>
          <Breadcrumb crumbs={[{ label: 'Actualités', href: '/actualites' }, { label: title }]} />
          <h1>{title}</h1>
          <p>
            Publié le <time dateTime={date.day}>{date.label}</time>
          </p>
        </Top>
        <NewsPicture picture={header} width={960} height={480} isLargest />
        {/* Headings in the texts start at level three. */}
        <VisuallyHidden as="h2">L’article</VisuallyHidden>
        {parts.map(({ html, picture }, index) => (
          <Part key={index}>
            {html && <FormattedText html={html} />}
            {picture && <NewsPicture picture={picture} alt={picture.alt} width={960} height={480} />}
          </Part>
        ))}
        {testimony && (
          <Testimony>
            <blockquote>
              <p>{testimony.words}</p>
            </blockquote>
            {testimony.speaker && <figcaption>{testimony.speaker}</figcaption>}
          </Testimony>
        )}
        {film && <Video film={{ ...film, poster: 'scene-actualites' }} />}
        {button && (
          <p>
            <Button
              as={button.isNewTab ? 'a' : Anchor}
              href={button.href}
              {...(button.isNewTab ? { target: '_blank', rel: 'noopener' } : {})}
              $variant="ink"
            >
              {button.label}
              {button.name !== button.label && <VisuallyHidden> : {button.name}</VisuallyHidden>}
              {button.isNewTab && <VisuallyHidden> (nouvelle fenêtre)</VisuallyHidden>}
            </Button>
          </p>
        )}
      </Article>
      {others.length > 0 && (
        <Others>
          <Container>
            <h2>À lire aussi</h2>
            <NewsCards news={others} headingLevel="h3" />
          </Container>
        </Others>
      )}
    </>
  );
}

const Article = styled.article`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);
  max-width: calc(56rem + 2 * var(--gutter));
  margin-inline: auto;
  padding: 1.5rem var(--gutter) var(--section);
  > picture img {
    width: 100%;
    aspect-ratio: 2 / 1;
    border-radius: var(--r-3);
    background: var(--surface-2);
    object-fit: cover;
  }
`;

const Testimony = styled.figure`
  padding-left: clamp(1.25rem, 3vw, 2rem);
  border-left: 6px solid var(--citron-500);
  blockquote {
    font: 700 clamp(1.25rem, 1rem + 1vw, 1.75rem) / 1.3 var(--font-display);
    letter-spacing: -0.02em;
  }
  figcaption {
    margin-top: 0.75rem;
    color: var(--text-2);
  }
`;

const Top = styled.header`
  h1 {
    margin: 1.25rem 0 0.75rem;
  }
  h1 + p {
    color: var(--text-2);
  }
`;

const Part = styled.div`
  display: grid;
  gap: 1.5rem;
  font-size: 1.125rem;
  &:empty {
    display: none;
  }
  img {
    width: 100%;
    aspect-ratio: 2 / 1;
    border-radius: var(--r-3);
    object-fit: cover;
  }
`;

const Others = styled(Section)`
  background: var(--surface-2);
  h2 {
    margin-bottom: 1.5rem;
  }
`;
