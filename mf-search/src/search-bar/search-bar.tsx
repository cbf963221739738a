import { memo, useState } from 'react';
import styled, { css } from 'styled-components';
import { useNavigate } from '@careers/platform';
import { AdjustmentsIcon } from '@careers/ui/icons';
import { VisuallyHidden, below, hiddenWithoutScript } from '@careers/ui';
import { Sheet } from '../dialog/sheet.tsx';
import { build } from '../url/index.ts';
import type { Items, Search } from '../url/index.ts';
import { searchSummary } from './form-state.ts';
import { FormContainer } from './search-form.style.ts';
import { SearchForm } from './search-form.tsx';

interface SearchBarProps {
  search: Search;
  items: Items;
  /** A typed place that is unknown: the form stays open for a correction. */
  unknownPlace?: string;
  /** True if the typed place is ambiguous. */
  isSeveral?: boolean;
}

/**
 * The search form above the results, collapsed on narrow screens into a summary that opens it in a sheet; without
 * JavaScript the summary is a link to the form.
 */
export const SearchBar = memo(function SearchBar({
  search,
  items,
  unknownPlace,
  isSeveral = false,
}: SearchBarProps) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { what, where } = searchSummary(search.criteria, items);
  // Remounts the form for another search.
  const key = `${build({ ...search, page: 0 })} ${unknownPlace}`;
  const form = { criteria: search.criteria, items, ...(unknownPlace && { unknownPlace, isSeveral }) };
  const summary = (
    <>
      <span>
        <SummaryTitle>{what}</SummaryTitle>
        <span>{where}</span>
      </span>
      <SummaryIcon>
        <AdjustmentsIcon />
      </SummaryIcon>
      <VisuallyHidden>Modifier la recherche</VisuallyHidden>
    </>
  );
  return (
    <Band $isOpen={unknownPlace !== undefined} data-screen-only>
      <noscript>
        <Summary as="a" href="#search-form">
          {summary}
        </Summary>
      </noscript>
      <OpenButton
        type="button"
        aria-haspopup="dialog"
        data-opens="search-form"
        onClick={() => setIsOpen(true)}
      >
        {summary}
      </OpenButton>
      <FormContainer>
        <SearchForm key={key} id="search-form" {...form} navigate={(to) => void navigate(to)} />
      </FormContainer>
      <Sheet
        isOpen={isOpen}
        title="Modifier la recherche"
        closeLabel="Fermer la recherche"
        onClose={() => setIsOpen(false)}
      >
        <FormContainer>
          <SearchForm
            {...form}
            id="search-sheet-form"
            navigate={(to) => {
              setIsOpen(false);
              void navigate(to);
            }}
          />
        </FormContainer>
      </Sheet>
    </Band>
  );
});

const Band = styled.div<{ $isOpen: boolean }>`
  padding: 1.25rem var(--gutter);
  background: var(--aubergine-900);
  > * {
    max-width: var(--container);
    margin-inline: auto;
  }
  ${below('desktop')} {
    padding-block: 0.75rem;
    ${({ $isOpen }) =>
      $isOpen
        ? css`
            > button,
            > noscript {
              display: none;
            }
          `
        : css`
            #search-form:not(:target) {
              display: none;
            }
          `}
  }
`;

const Summary = styled.button`
  display: none;
  ${below('desktop')} {
    display: flex;
    align-items: center;
    gap: 0.85rem;
    width: 100%;
    min-height: 3.5rem;
    padding: 0.5rem 0.6rem 0.5rem 1.1rem;
    border: 0;
    border-radius: 1.25rem;
    background: var(--floating);
    color: var(--text-2);
    font-size: var(--fs-sm);
    line-height: 1.25;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
`;

const SummaryTitle = styled.strong`
  display: block;
  color: var(--text);
  font-size: var(--fs-body);
`;

const SummaryIcon = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-left: auto;
  border-radius: 0.9rem;
  background: var(--citron-500);
  color: var(--aubergine-950);
`;

const OpenButton = styled(Summary)`
  ${hiddenWithoutScript}
`;
