import { memo, useState } from 'react';
import styled, { css } from 'styled-components';
import { useNavigate } from '@careers/platform';
import { AdjustmentsIcon } from '@careers/ui/icons';
import { Sheet } from '../sheet.tsx';
import { build } from '../url/index.ts';
import type { Items, Search } from '../url/index.ts';
import { VisuallyHidden } from '@careers/ui';
import { searchSummary } from './form-state.ts';
import { FormContainer } from './search-form.style.ts';
import { SearchForm } from './search-form.tsx';

interface SearchBarProps {
  search: Search;
  items: Items;
  /** What was typed for a place, and is none: the form stays in view to put it right. */
  unknownPlace?: string;
}

/**
 * The search form above the results. On a narrow screen it is summed up in a line that opens it in a sheet; without
 * JavaScript, as from the skip link, the line leads to the form.
 */
export const SearchBar = memo(function SearchBar({ search, items, unknownPlace }: SearchBarProps) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { what, where } = searchSummary(search.criteria, items);
  // Another search fills the form anew.
  const key = `${build({ ...search, page: 0 })} ${unknownPlace}`;
  const form = { criteria: search.criteria, items, ...(unknownPlace && { unknownPlace }) };
  return (
    <Band $isOpen={unknownPlace !== undefined} data-screen-only>
      <Summary
        href="#search-form"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <span>
          <b>{what}</b>
          {where}
        </span>
        <i>
          <AdjustmentsIcon />
        </i>
        <VisuallyHidden>Modifier la recherche</VisuallyHidden>
      </Summary>
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

const NARROW = '@media (max-width: 1023px)';

const Band = styled.div<{ $isOpen: boolean }>`
  padding: 1.25rem var(--gutter);
  background: var(--aubergine-900);
  > * {
    max-width: var(--container);
    margin-inline: auto;
  }
  ${NARROW} {
    padding-block: 0.75rem;
    ${({ $isOpen }) =>
      $isOpen
        ? css`
            > a {
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

const Summary = styled.a`
  display: none;
  ${NARROW} {
    display: flex;
    align-items: center;
    gap: 0.85rem;
    min-height: 3.5rem;
    padding: 0.5rem 0.6rem 0.5rem 1.1rem;
    border-radius: 1.25rem;
    background: #fff;
    color: #4f3e58;
    font-size: var(--fs-sm);
    line-height: 1.25;
    text-decoration: none;
  }
  b {
    display: block;
    color: var(--aubergine-950);
    font-size: var(--fs-body);
  }
  i {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin-left: auto;
    border-radius: 0.9rem;
    background: var(--citron-500);
    color: var(--aubergine-950);
  }
`;
