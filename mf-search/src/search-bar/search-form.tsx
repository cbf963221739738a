import { useState } from 'react';
import type { FormEvent } from 'react';
import { SearchIcon } from '@careers/ui/icons';
import { FORM_FIELDS, RADIUS, RESULTS_PATH, criteriaParameters, writeQuery } from '../url/index.ts';
import type { Criteria, Items } from '../url/index.ts';
import { AroundMe } from './around-me.tsx';
import { hiddenCriteria, isFilter, whatValue, whereValue } from './form-state.ts';
import { HiddenCriteria } from './hidden-criteria.tsx';
import { RadiusSelect } from './radius-select.tsx';
import { Form, FieldError, SubmitButton, WhereField } from './search-form.style.ts';
import { SuggestField } from './suggest-field.tsx';
import { placeSource, subjectSource } from './suggestions.ts';

interface SearchFormProps {
  id: string;
  criteria: Criteria;
  items: Items;
  /** A typed place that is unknown. */
  unknownPlace?: string;
  /** It names several places. */
  isSeveral?: boolean;
  /** Navigates within the site. */
  navigate(to: string): void;
}

/**
 * What, where and how far. Without JavaScript the fields are submitted as typed, and the results page resolves them.
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
  const [where, setWhere] = useState(() =>
    unknownPlace ? { text: unknownPlace, criteria: {} } : whereValue(criteria, items),
  );
  const isUnknown = unknownPlace !== undefined && where.text === unknownPlace;
  const [radius, setRadius] = useState(criteria.radius ?? RADIUS.fallback);
  const hidden = hiddenCriteria({ what, where, criteria });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [
      [FORM_FIELDS.what, isFilter(what) ? '' : what.text],
      [FORM_FIELDS.where, where.text],
      ['radius', radius],
    ] as const;
    navigate(RESULTS_PATH + writeQuery([...typed, ...criteriaParameters(hidden)]));
  };

  return (
    <Form
      id={id}
      role="search"
      aria-label="Rechercher une offre d'emploi"
      action={RESULTS_PATH}
      onSubmit={submit}
    >
      <SuggestField
        label="Quel métier ?"
        name={FORM_FIELDS.what}
        placeholder="Boucher, caisse, développeur…"
        value={what}
        source={subjectSource}
        onChange={setWhat}
      />
      <WhereField>
        <SuggestField
          label="Où ?"
          name={FORM_FIELDS.where}
          placeholder="Ville, département, code postal"
          value={where}
          source={placeSource}
          describedBy={isUnknown ? `${id}-where-error` : undefined}
          onChange={setWhere}
        />
        {isUnknown && (
          <FieldError id={`${id}-where-error`}>
            {isSeveral ? 'Lieu à préciser' : 'Lieu non reconnu'}
          </FieldError>
        )}
        <AroundMe where={where} onFound={setWhere} />
      </WhereField>
      <RadiusSelect id={`${id}-radius`} radius={radius} onChange={setRadius} />
      <HiddenCriteria criteria={hidden} />
      <SubmitButton type="submit" $size="large">
        <SearchIcon />
        Rechercher
      </SubmitButton>
    </Form>
  );
}
