import styled, { css } from 'styled-components';
import { below } from '@careers/ui';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 17.5rem minmax(0, 1fr);
  gap: 3rem;
  width: 100%;
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding: 2.25rem var(--gutter) 5rem;
  > * {
    min-width: 0;
  }
  ${below('columns')} {
    grid-template-columns: 1fr;
    padding-block: 1.25rem 7rem;
  }
  @media print {
    display: block;
    padding-block: 1rem 0;
  }
`;

export const FilterColumn = styled.aside`
  align-self: start;
  > div {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 3rem;
  }
  h2 {
    font-size: var(--fs-h3);
    font-weight: 700;
  }
  /* Replaced by a sheet on narrow screens; without JavaScript the bar links here. */
  ${below('columns')} {
    &:not(:target) {
      display: none;
    }
  }
`;

/** Dims outdated results, but not for a quick answer. */
export const whileBusy = css`
  transition: opacity var(--t-2) var(--ease);
  &[aria-busy='true'] {
    opacity: 0.5;
    transition-delay: 300ms;
  }
`;

export const Count = styled.strong`
  color: var(--text);
`;

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 1.25rem;
  h1 {
    flex: 1 0 100%;
    font-size: clamp(1.75rem, 1.3rem + 1.6vw, 2.375rem);
  }
  p {
    flex: 1 1 12rem;
    color: var(--text-2);
  }
`;

export const Notices = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-bottom: 1.25rem;
  &:empty {
    display: none;
  }
`;

/** Printed address, as paper has no links. */
export const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
    margin-top: 1rem;
  }
`;

/** A card among or above the offers: picture, text and action; one column on phones. */
export const strip = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.75rem 1.25rem;
  align-items: center;
  padding: 1rem 1.25rem;
  border-radius: 1.25rem;
  img {
    border-radius: 0.9rem;
  }
  h2 {
    font-size: 1.25rem;
    line-height: 1.2;
  }
  ${below('tablet')} {
    grid-template-columns: auto minmax(0, 1fr);
    > a,
    > button {
      grid-column: 1 / -1;
    }
  }
  /* Too narrow for text next to a picture. */
  ${below('lists')} {
    img {
      display: none;
    }
    > div {
      grid-column: 1 / -1;
    }
  }
`;
