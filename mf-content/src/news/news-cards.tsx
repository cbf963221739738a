import styled from 'styled-components';
import { AutoGrid, Card, CardTitle, from } from '@careers/ui';
import { Link } from '@careers/platform';
import { NewsPicture } from './news-picture.tsx';

export interface NewsLink {
  id: number;
  title: string;
  path: string;
  picture: { desktopUrl: string; mobileUrl: string };
  /** `day` for `datetime`, `label` for readers. */
  date: { day: string; label: string };
}

interface NewsCardsProps {
  news: readonly NewsLink[];
  headingLevel: 'h2' | 'h3';
  /** The first card spans the row. */
  hasLeader?: boolean;
}

export function NewsCards({ news, headingLevel, hasLeader = false }: NewsCardsProps) {
  return (
    <Cards $column="19rem" $hasLeader={hasLeader}>
      {news.map(({ id, title, path, picture, date }, index) => (
        <li key={id}>
          <Card>
            <NewsPicture picture={picture} width={480} height={300} isLargest={hasLeader && index === 0} />
            <div>
              <time dateTime={date.day}>{date.label}</time>
              <CardTitle as={headingLevel}>
                <Link to={path}>{title}</Link>
              </CardTitle>
            </div>
          </Card>
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled(AutoGrid)<{ $hasLeader: boolean }>`
  gap: 1.25rem;
  article {
    height: 100%;
    overflow: hidden;
  }
  /* Behind drawings whose ground is white. */
  img {
    width: 100%;
    background: var(--surface-2);
    aspect-ratio: 8 / 5;
    object-fit: cover;
  }
  img[src*='portrait-'] {
    object-position: 50% 0;
  }
  article > div {
    padding: 1.25rem 1.5rem 1.5rem;
  }
  time {
    display: block;
    margin-bottom: 0.35rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  ${from('tablet')} {
    ${({ $hasLeader }) =>
      $hasLeader &&
      `
    > :first-child { grid-column: 1 / -1; }
    > :first-child article { display: grid; grid-template-columns: 1fr 1fr; }
    > :first-child article > div { align-self: center; padding: 2rem 3rem; }
    > :first-child :is(h2, h3) { font-size: var(--fs-h2); font-weight: 800; }
    `}
  }
`;
