import { Checkbox } from '@careers/ui';
import type { FacetOption } from './facets.ts';
import { CRITERIA, toggled } from '../../../url/index.ts';
import type { ListName } from '../../../url/index.ts';
import { FilterGroup } from './filter-group.tsx';
import type { Legend } from './filter-group.tsx';
import { Count } from './option-count.tsx';
import { useShownValue } from './use-shown-value.ts';

interface FacetGroupProps {
  name: ListName;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle(code: string): void;
}

/** The values of a filter with their counts; a value without offers can only be removed. */
export function FacetGroup({ name, options, chosen, onToggle }: FacetGroupProps) {
  const { legend, hint }: Legend = CRITERIA[name];
  const [shown, show] = useShownValue(chosen);
  if (options.length === 0) return null;
  const toggle = (code: string) => {
    show(toggled(shown, code));
    onToggle(code);
  };
  return (
    <FilterGroup {...{ legend, ...(hint && { hint }) }} isOpen>
      {options.map(({ code, label, count }) => {
        const isChosen = shown.includes(code);
        return (
          <Checkbox
            key={code}
            name={name}
            value={code}
            checked={isChosen}
            disabled={count === 0 && !isChosen}
            onChange={() => toggle(code)}
            count={<Count count={count} />}
          >
            {label}
          </Checkbox>
        );
      })}
    </FilterGroup>
  );
}
