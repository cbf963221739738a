import styled from 'styled-components';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons.tsx';
import { below } from '../styles/breakpoints.ts';
import { hovering } from '../styles/mixins.ts';

interface PaginationProps {
  /** Name of the navigation, such as "Pagination des offres". */
  label: string;
  /** Counts from 0. */
  page: number;
  pageCount: number;
  hrefOf(page: number): string;
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ label, page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount < 2) return null;
  const pages = shownPages(page, pageCount);
  return (
    <Root>
      <nav aria-label={label}>
        <List>
          {page > 0 && (
            <li>
              <a href={hrefOf(page - 1)} rel="prev" aria-label="Page précédente">
                <ArrowLeftIcon />
                <Direction>Précédente</Direction>
              </a>
            </li>
          )}
          {pages.map((shown, index) => (
            <li key={shown}>
              {index > 0 && shown - (pages[index - 1] ?? shown) > 1 && <span aria-hidden="true">… </span>}
              <a
                href={hrefOf(shown)}
                aria-label={`Page ${shown + 1}`}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown + 1}
              </a>
            </li>
          ))}
          {page < pageCount - 1 && (
            <li>
              <a href={hrefOf(page + 1)} rel="next" aria-label="Page suivante">
                <Direction>Suivante</Direction>
                <ArrowRightIcon />
              </a>
            </li>
          )}
        </List>
      </nav>
      <p>{`Page ${page + 1} sur ${pageCount}`}</p>
    </Root>
  );
}

const Root = styled.div`
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
  ${below('columns')} {
    justify-content: center;
  }
`;

const Direction = styled.span`
  ${below('columns')} {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.35rem;
  a {
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
  }
  ${hovering} {
    a:hover {
      background: var(--surface-3);
      color: var(--text);
    }
  }
  a[aria-current] {
    background: var(--ink);
    color: var(--on-ink);
  }
  a[rel] {
    padding: 0 1.1rem;
    border: 2px solid var(--text);
  }
  ${below('columns')} {
    a[rel] {
      padding: 0 0.6rem;
    }
  }
  @media (forced-colors: active) {
    a[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/**
 * Returns the first, the last, and the pages around the current one, in order and without duplicates; pages count from
 * 0.
 */
export function shownPages(page: number, pageCount: number): number[] {
  const near = [0, page - 1, page, page + 1, pageCount - 1];
  return [...new Set(near)].filter((shown) => shown >= 0 && shown < pageCount).sort((a, b) => a - b);
}
