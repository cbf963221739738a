import { useField } from 'react-final-form';
import styled from 'styled-components';
import { Checkbox } from '@careers/ui';
import { Group } from '../../../fields/group.tsx';
import { HiddenFields } from '../../../server-forms/server-fields.tsx';
import type { AlertData, AlertField, SearchCriteria } from '../alert-data.ts';

/** The place has a field of its own. */
type Name = Exclude<keyof SearchCriteria, 'place'>;

/** Search criteria that the alert keeps. */
type Kept = Readonly<Record<Name, boolean>>;

const TERMS: Readonly<Record<Name, string>> = {
  filters: 'Contrat et temps de travail',
  conditions: 'Conditions',
};
const NAMES = ['filters', 'conditions'] as const satisfies readonly Name[];

/** Criteria of the search, kept unless the visitor unticks them. */
export const searched: AlertField<Kept> = {
  empty: { filters: true, conditions: true },
  inputs: () => NAMES.map((name) => `searched.${name}`),
  restore: (stored) => ({
    filters: !isUnticked(stored, 'filters'),
    conditions: !isUnticked(stored, 'conditions'),
  }),
  summarise: (kept, data) =>
    NAMES.flatMap((name) => {
      const label = kept[name] ? data.searched[name]?.label : undefined;
      return label ? [{ term: TERMS[name], value: label }] : [];
    }),
  send(form, kept, data) {
    for (const [name, value] of Object.entries(fieldsOf(keptOf(data.searched, kept)))) form.set(name, value);
  },
  Input: SearchedField,
  ServerInput: SearchedLines,
};

/** Returns the criteria without those that were unticked. */
export function keptOf(criteria: SearchCriteria, kept: Kept): Pick<SearchCriteria, Name> {
  return {
    filters: kept.filters ? criteria.filters : null,
    conditions: kept.conditions ? criteria.conditions : null,
  };
}

function fieldsOf({ filters, conditions }: Pick<SearchCriteria, Name>): Readonly<Record<string, string>> {
  return { ...filters?.fields, ...conditions?.fields };
}

function isUnticked(stored: unknown, name: Name): boolean {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    Object.entries(stored).some(([key, isKept]) => key === name && isKept === false)
  );
}

function SearchedField({ subject: { searched: criteria, notKept } }: { subject: AlertData }) {
  const named = NAMES.filter((name) => criteria[name]);
  if (named.length === 0 && notKept.length === 0) return null;
  return (
    <Group label="Votre recherche" isRequired={false}>
      {named.map((name) => (
        <KeptCheckbox key={name} name={name}>
          {criteria[name]?.label}
        </KeptCheckbox>
      ))}
      {notKept.map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
    </Group>
  );
}

function KeptCheckbox({ name, children }: { name: Name; children: string | undefined }) {
  const { input } = useField<boolean>(`searched.${name}`, { type: 'checkbox' });
  return (
    <Checkbox checked={input.checked ?? false} onChange={input.onChange}>
      {children}
    </Checkbox>
  );
}

/** Without JavaScript all of them are kept. */
function SearchedLines({ subject: { searched: criteria, notKept } }: { subject: AlertData }) {
  return (
    <>
      <HiddenFields fields={fieldsOf(criteria)} />
      {NAMES.map(
        (name) =>
          criteria[name] && (
            <p key={name}>
              {TERMS[name]}&nbsp;: {criteria[name].label}
            </p>
          ),
      )}
      {notKept.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

const Note = styled.p`
  margin-top: 0.5rem;
  color: var(--text-2);
  font-size: var(--fs-sm);
`;
