import { Button, Select, below, cramped } from '@careers/ui';
import styled from 'styled-components';
import { isSortAvailable } from '../../url/index.ts';
import type { Sort } from '../../url/index.ts';
import type { DraftSearch } from './filters/draft-search.ts';
import { useDraftValue } from './filters/draft-search.ts';

const SORTS: readonly [Sort, string][] = [
  ['score,desc', 'Pertinence'],
  ['publicationDate,desc', 'Date de publication'],
  ['distance,asc', 'Distance'],
];

interface SortFieldProps {
  /** Id of the form that submits it without JavaScript. */
  form: string;
  draft: DraftSearch;
  onChoose(sort: Sort): void;
}

/** The sort; on narrow screens a button of the bottom bar with the system's menu. */
export function SortField({ form, draft, onChoose }: SortFieldProps) {
  const { sort: shown, criteria } = useDraftValue(draft, (search) => search);
  return (
    <Root data-screen-only>
      <label htmlFor="sort">Trier par</label>
      <Select
        id="sort"
        name="sort"
        form={form}
        value={shown}
        onChange={(event) => {
          const [chosen] = SORTS.find(([sort]) => sort === event.target.value) ?? [];
          if (!chosen) return;
          onChoose(chosen);
        }}
      >
        {SORTS.map(([sort, label]) => (
          <option key={sort} value={sort} disabled={!isSortAvailable(sort, criteria)}>
            {label}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" form={form} $variant="secondary">
          Trier
        </Button>
      </noscript>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: 0.6rem;
  align-items: center;
  label {
    font-weight: 700;
  }
  select {
    width: auto;
    min-height: 2.75rem;
  }
  ${below('columns')} {
    position: fixed;
    right: var(--gutter);
    bottom: calc(0.75rem + env(safe-area-inset-bottom) + var(--consent-height, 0px));
    z-index: 46;
    width: 50vw;
    label {
      position: absolute;
      clip-path: inset(50%);
    }
    select {
      width: 100%;
      min-height: 3rem;
      padding-inline: 0.75rem 1.75rem;
      border: 2px solid var(--text);
      border-radius: var(--r-pill);
      /* iOS zooms in on smaller text. */
      font-size: max(1rem, 16px);
      font-weight: 700;
      text-overflow: ellipsis;
    }
  }
  ${cramped} {
    position: static;
    width: auto;
  }
  /* Hidden in the bar, which has no room next to the submit button. */
  ${below('columns')} and (scripting: none) {
    position: static;
    flex: 1 0 100%;
    width: auto;
  }
`;
