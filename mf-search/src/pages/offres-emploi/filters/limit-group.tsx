import { Radio } from '@careers/ui';
import { CRITERIA } from '../../../url/index.ts';
import type { LimitName } from '../../../url/index.ts';
import type { LimitOption } from './facets.ts';
import { FilterGroup } from './filter-group.tsx';
import type { Legend } from './filter-group.tsx';
import { Count } from './option-count.tsx';
import { useShownValue } from './use-shown-value.ts';

interface LimitGroupProps {
  name: LimitName;
  options: readonly LimitOption[];
  chosen: number | undefined;
  onChoose(value: number | undefined): void;
}

/** One of several limits, or none; a limit without offers is disabled. */
export function LimitGroup(props: LimitGroupProps) {
  const { name, options, chosen, onChoose } = props;
  const { legend, hint, none }: Legend & { none: string } = CRITERIA[name];
  const [shown, show] = useShownValue(chosen);
  if (options.length === 0) return null;
  const choose = (value: number | undefined) => {
    show(value);
    onChoose(value);
  };
  return (
    <FilterGroup {...{ legend, ...(hint && { hint }) }} isOpen={chosen !== undefined}>
      <Radio name={name} value="" checked={shown === undefined} onChange={() => choose(undefined)}>
        {none}
      </Radio>
      {options.map(({ value, count }) => (
        <Radio
          key={value}
          name={name}
          value={value}
          checked={shown === value}
          disabled={count === 0 && chosen !== value}
          onChange={() => choose(value)}
          count={count !== undefined && <Count count={count} />}
        >
          {CRITERIA[name].label(value)}
        </Radio>
      ))}
    </FilterGroup>
  );
}
