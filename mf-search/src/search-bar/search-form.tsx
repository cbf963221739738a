import { useState } from 'react';
import type { FormEvent } from 'react';
import { SearchIcon } from '@careers/ui/icons';
import { FORM_FIELDS, RADIUS, RESULTS_PATH, criteriaParameters, writeQuery } from '../url/index.ts';
import type { Criteria, Items } from '../url/index.ts';
import { hiddenCriteria, isFilter, whatValue, whereValues } from './form-state.ts';
import type { FieldValue } from './form-state.ts';
import { HiddenCriteria } from './hidden-criteria.tsx';
import { RadiusSelect } from './radius-select.tsx';
import { Form, SubmitButton } from './search-form.style.ts';
import { SuggestField } from './suggest-field.tsx';
import { subjectSource } from './suggestions.ts';
import { WhereFields } from './where-fields.tsx';

interface SearchFormProps {
  id: string;
  criteria: Criteria;
  items: Items;
  /** A typed place that is unknown. */
  unknownPlace?: string;
  /** True if the typed place is ambiguous. */
  isSeveral?: boolean;
  /** Navigates within the site. */
  navigate(to: string): void;
}

/**
 * Search form: keywords, place and radius. Without JavaScript the fields are submitted as typed, and the results page
 * resolves them.
 */
export function SearchForm({
  id,
  criteria,
  items,
  unknownPlace,
  isSeveral = false,
  navigate,
}: SearchFormProps) {
  const [what, setWhat] = useState(() => whatValue(criteria, items));
  const [wheres, setWheres] = useState<readonly FieldValue[]>(() => {
    const known = whereValues(criteria, items);
    if (!unknownPlace) return known;
    return [...known.filter(({ text }) => text !== ''), { text: unknownPlace, criteria: {} }];
  });
  const [radius, setRadius] = useState(criteria.radius ?? RADIUS.fallback);
  const hidden = hiddenCriteria({ what, wheres, criteria });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [
      [FORM_FIELDS.what, isFilter(what) ? '' : what.text],
      ...wheres.map(({ text }) => [FORM_FIELDS.where, text] as const),
      ['radius', radius],
    ] as const;
    navigate(RESULTS_PATH + writeQuery([...typed, ...criteriaParameters(hidden)]));
  };

  return (
    <Form
      id={id}
      role="search"
      aria-label="Rechercher une offre d’emploi"
      action={RESULTS_PATH}
      onSubmit={submit}
    >
      <SuggestField
        label="Quel métier ?"
        name={FORM_FIELDS.what}
        placeholder="Boucher, développeur…"
        value={what}
        source={subjectSource}
        onChange={setWhat}
      />
      <WhereFields
        id={id}
        wheres={wheres}
        error={
          unknownPlace === undefined
            ? undefined
            : { text: unknownPlace, message: isSeveral ? 'Lieu à préciser' : 'Lieu non reconnu' }
        }
        onChange={setWheres}
      />
      <RadiusSelect id={`${id}-radius`} radius={radius} onChange={setRadius} />
      <HiddenCriteria criteria={hidden} />
      <SubmitButton type="submit" $size="large">
        <SearchIcon />
        Rechercher
      </SubmitButton>
    </Form>
  );
}
