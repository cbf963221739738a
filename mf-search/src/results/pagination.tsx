import styled from 'styled-components';
import { Link } from '@careers/platform';
import { ArrowLeftIcon, ArrowRightIcon } from '@careers/ui/icons';

/** The first, the last, and the pages around the current one, in order; pages count from 0. */
export function shownPages(page: number, pageCount: number): number[] {
  const near = [0, page - 1, page, page + 1, pageCount - 1];
  return [...new Set(near)].filter((shown) => shown >= 0 && shown < pageCount).sort((a, b) => a - b);
}

interface PaginationProps {
  page: number;
  pageCount: number;
  hrefOf(page: number): string;
}

/** Absent when there is one page only. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount < 2) return null;
  const pages = shownPages(page, pageCount);
  return (
    <Frame>
      <nav aria-label="Pagination des offres">
        <List>
          {page > 0 && (
            <li>
              <StepLink to={hrefOf(page - 1)} rel="prev" aria-label="Page précédente">
                <ArrowLeftIcon />
                <span>Précédente</span>
              </StepLink>
            </li>
          )}
          {pages.map((shown, index) => (
            <li key={shown}>
              {index > 0 && shown - (pages[index - 1] ?? shown) > 1 && <span aria-hidden="true">… </span>}
              <PageLink
                to={hrefOf(shown)}
                aria-label={`Page ${shown + 1}`}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown + 1}
              </PageLink>
            </li>
          ))}
          {page < pageCount - 1 && (
            <li>
              <StepLink to={hrefOf(page + 1)} rel="next" aria-label="Page suivante">
                <span>Suivante</span>
                <ArrowRightIcon />
              </StepLink>
            </li>
          )}
        </List>
      </nav>
      <p>
        Page {page + 1} sur {pageCount}
      </p>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 1rem;
  margin-top: 2rem;
  > p {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  @media (max-width: 900px) {
    justify-content: center;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.35rem;
`;

const PageLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.4rem;
  min-width: var(--target);
  height: var(--target);
  padding: 0 0.5rem;
  border-radius: var(--r-pill);
  color: var(--text);
  font-weight: 650;
  text-decoration: none;
  &:hover {
    background: var(--surface-3);
    color: var(--text);
  }
  &[aria-current] {
    background: var(--aubergine-900);
    color: #fff;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const StepLink = styled(PageLink)`
  padding: 0 1.1rem;
  border: 2px solid var(--text);
  @media (max-width: 900px) {
    padding: 0 0.6rem;
    span {
      display: none;
    }
  }
`;
