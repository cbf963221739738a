import { Breadcrumb, Container, Display, Lead, Masthead, Pagination, Section } from '@careers/ui';
import { useLoaderData } from '@careers/platform';
import { NewsCards } from '../../news/news-cards.tsx';
import type { NewsListData } from './page.server.ts';

export default function NewsListPage() {
  const { page, news, index, pageCount } = useLoaderData<NewsListData>();
  return (
    <>
      <Masthead ground="citron-200" picture="scene-actualites">
        <Breadcrumb crumbs={[{ label: page.title }]} />
        <Display>{page.title}</Display>
        <Lead>{page.lead}</Lead>
      </Masthead>
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
          />
        </Container>
      </Section>
    </>
  );
}
