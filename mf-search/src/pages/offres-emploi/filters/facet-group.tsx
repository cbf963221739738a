import { Checkbox } from '@careers/ui';
import type { FacetOption } from './facets.ts';
import { CRITERIA } from '../../../url/index.ts';
import type { ListName } from '../../../url/index.ts';
import { FilterGroup } from './filter-group.tsx';
import type { Legend } from './filter-group.tsx';
import { Count } from './option-count.tsx';
import type { DraftSearch } from './draft-search.ts';
import { useDraftValue } from './draft-search.ts';

const NONE: readonly string[] = [];

interface FacetGroupProps {
  name: ListName;
  options: readonly FacetOption[];
  draft: DraftSearch;
  onToggle(code: string): void;
}

/** The values of a filter with their counts; a value without offers can only be removed. */
export function FacetGroup({ name, options, draft, onToggle }: FacetGroupProps) {
  const { legend, hint }: Legend = CRITERIA[name];
  const chosen = useDraftValue(draft, ({ criteria }) => criteria[name] ?? NONE);
  if (options.length === 0) return null;
  return (
    <FilterGroup {...{ legend, ...(hint && { hint }) }} isOpen>
      {options.map(({ code, label, count }) => {
        const isChosen = chosen.includes(code);
        return (
          <Checkbox
            key={code}
            name={name}
            value={code}
            checked={isChosen}
            disabled={count === 0 && !isChosen}
            onChange={() => onToggle(code)}
            count={<Count count={count} />}
          >
            {label}
          </Checkbox>
        );
      })}
    </FilterGroup>
  );
}
