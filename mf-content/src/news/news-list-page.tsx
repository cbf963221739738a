import styled from 'styled-components';
import { Container, Display, Lead, Pagination, Section, onTint } from '@careers/ui';
import { RouterAnchor, useLoaderData } from '@careers/platform';
import { NewsCards } from './news-cards.tsx';
import type { NewsListData } from './news-data.ts';

export { newsListHead } from './news-heads.ts';

/** The news, the latest first. */
export function NewsListPage() {
  const { page, news, index, pageCount } = useLoaderData<NewsListData>();
  return (
    <>
      <Top>
        <Container>
          <Display>{page.title}</Display>
          <Lead>{page.lead}</Lead>
        </Container>
      </Top>
      <Section>
        <Container>
          {news.length === 0 ? (
            <p>{page.empty}</p>
          ) : (
            <NewsCards news={news} headingLevel="h2" hasLeader={index === 0} />
          )}
          <Pagination
            label="Pagination des actualités"
            page={index}
            pageCount={pageCount}
            hrefOf={(wanted) => (wanted === 0 ? page.path : `${page.path}?page=${wanted + 1}`)}
            Anchor={RouterAnchor}
          />
        </Container>
      </Section>
    </>
  );
}

const Top = styled.div`
  ${onTint}
  padding-block: clamp(2.5rem, 6vw, 5rem);
  background: var(--citron-200) url('/static/ui/illustrations/scene-actualites.svg') no-repeat right bottom /
    auto 100%;
  h1 {
    font-size: clamp(2.5rem, 1.5rem + 4.2vw, 5rem);
  }
  h1 + p {
    margin-top: 1rem;
    color: var(--text);
  }
  @media (max-width: 767px) {
    padding-bottom: 14rem;
    background-size: auto 13rem;
  }
`;
