import { Radio } from '@careers/ui';
import { CRITERIA } from '../../../url/index.ts';
import type { LimitName } from '../../../url/index.ts';
import type { LimitOption } from './facets.ts';
import { FilterGroup } from './filter-group.tsx';
import type { Legend } from './filter-group.tsx';
import { Count } from './option-count.tsx';
import type { DraftSearch } from './draft-search.ts';
import { useDraftValue } from './draft-search.ts';

interface LimitGroupProps {
  name: LimitName;
  options: readonly LimitOption[];
  draft: DraftSearch;
  onChoose(value: number | undefined): void;
}

/** One of several limits, or none; a limit without offers is disabled. */
export function LimitGroup(props: LimitGroupProps) {
  const { name, options, draft, onChoose } = props;
  const { legend, hint, none }: Legend & { none: string } = CRITERIA[name];
  const chosen = useDraftValue(draft, ({ criteria }) => criteria[name]);
  if (options.length === 0) return null;
  return (
    <FilterGroup {...{ legend, ...(hint && { hint }) }} isOpen={chosen !== undefined}>
      <Radio name={name} value="" checked={chosen === undefined} onChange={() => onChoose(undefined)}>
        {none}
      </Radio>
      {options.map(({ value, count }) => (
        <Radio
          key={value}
          name={name}
          value={value}
          checked={chosen === value}
          disabled={count === 0 && chosen !== value}
          onChange={() => onChoose(value)}
          count={count !== undefined && <Count count={count} />}
        >
          {CRITERIA[name].label(value)}
        </Radio>
      ))}
    </FilterGroup>
  );
}
