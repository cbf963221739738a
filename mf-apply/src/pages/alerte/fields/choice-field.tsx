import { useId, useState } from 'react';
import styled from 'styled-components';
import { AutoGrid, Checkbox, Chip, ChipList, Field, FieldError, Input } from '@careers/ui';
import { XIcon } from '@careers/ui/icons';
import { Group } from '../../../fields/group.tsx';
import { useWizardField } from '../../../wizard/use-wizard-field.ts';
import type { Choice } from '../alert-data.ts';
import { matches } from '../matches.ts';

interface ChoiceFieldProps {
  name: 'jobs' | 'entities';
  label: string;
  hint: string;
  choices: readonly Choice[];
  maximum: number;
  tooMany: string;
  /** Label of the field that filters a long list. */
  filterLabel?: string;
  startingFilter?: string;
  isRequired?: boolean;
}

/** A multiple choice with a maximum, beyond which a choice is refused with a message. */
export function ChoiceField({
  name,
  label,
  hint,
  choices,
  maximum,
  tooMany,
  filterLabel,
  startingFilter = '',
  isRequired = false,
}: ChoiceFieldProps) {
  const { input, error } = useWizardField<readonly string[]>(name);
  const [isFull, setIsFull] = useState(false);
  const [filter, setFilter] = useState(startingFilter);
  const filterId = useId();
  const chosen = input.value;
  const shown = choices.filter((choice) => matches(choice.label, filter));

  const change = (code: string, isWanted: boolean) => {
    const isTooMany = isWanted && chosen.length >= maximum;
    setIsFull(isTooMany);
    if (isTooMany) return;
    input.onChange(isWanted ? [...chosen, code] : chosen.filter((each) => each !== code));
  };

  return (
    <Group id={name} label={label} hint={hint} isRequired={isRequired} error={error}>
      <Chosen
        choices={choices.filter(({ code }) => chosen.includes(code))}
        onRemove={(code) => change(code, false)}
      />
      <div role="alert">{isFull && <FieldError>{tooMany}</FieldError>}</div>
      {filterLabel && (
        <Field label={filterLabel} id={filterId}>
          {(control) => (
            <Input
              {...control}
              value={filter}
              autoComplete="off"
              onChange={(event) => setFilter(event.target.value)}
            />
          )}
        </Field>
      )}
      <List $column="16rem" $isLong={filterLabel !== undefined}>
        {shown.map((choice, index) => (
          <li key={choice.code}>
            <Checkbox
              id={index === 0 ? name : undefined}
              checked={chosen.includes(choice.code)}
              onChange={(event) => change(choice.code, event.target.checked)}
            >
              {choice.label}
            </Checkbox>
          </li>
        ))}
      </List>
      {shown.length === 0 && <p role="status">Aucun résultat</p>}
    </Group>
  );
}

/** The ticked choices, even when the list is filtered. */
function Chosen({ choices, onRemove }: { choices: readonly Choice[]; onRemove(code: string): void }) {
  return (
    <Chips>
      {choices.map(({ code, label }) => (
        <li key={code}>
          <Chip type="button" aria-pressed onClick={() => onRemove(code)}>
            {label}
            <XIcon />
          </Chip>
        </li>
      ))}
    </Chips>
  );
}

const Chips = styled(ChipList)`
  margin-block: 0.5rem;
  &:empty {
    display: none;
  }
`;

/** Cuts a line in half to show that the list scrolls. */
const LONG = 'max-height: 20.5rem; overflow: auto;';

const List = styled(AutoGrid)<{ $isLong: boolean }>`
  gap: 0 1.5rem;
  margin-top: 0.5rem;
  padding: 0.35rem;
  ${({ $isLong }) => $isLong && LONG}
`;
