import styled from 'styled-components';
import { Link } from '@careers/platform';
import { Button } from '@careers/ui';
import type { Facets, Limits } from './facets.ts';
import {
  LIMIT_NAMES,
  LIST_NAMES,
  PLACE_NAMES,
  RESULTS_PATH,
  SUBJECT_NAMES,
  hasCentre,
  placeLabel,
  toggleCode,
  withLimit,
  withRadius,
} from '../../../url/index.ts';
import type { Items, Search } from '../../../url/index.ts';
import { FacetGroup } from './facet-group.tsx';
import { LimitGroup } from './limit-group.tsx';
import { RadiusField } from './radius-field.tsx';
import type { DraftSearch } from './draft-search.ts';
import type { Choice } from './use-draft-search.ts';

/** Criteria of other controls, as hidden inputs. */
const KEPT_NAMES = [...SUBJECT_NAMES, ...PLACE_NAMES, 'codeShop'] as const;

interface FilterFormProps {
  /** Links the sort field to this form. */
  id: string;
  search: Search;
  draft: DraftSearch;
  items: Items;
  facets: Facets;
  limits: Limits;
  onChoose(choice: Choice): void;
}

/** All filters, applied at once; without JavaScript, by the submit button. */
export function FilterForm({ id, search, draft, items, facets, limits, onChoose }: FilterFormProps) {
  const { criteria } = search;
  return (
    <form id={id} action={RESULTS_PATH} method="get">
      {KEPT_NAMES.map((name) =>
        criteria[name] === undefined ? null : (
          <input key={name} type="hidden" name={name} value={String(criteria[name])} />
        ),
      )}
      {hasCentre(criteria) && (
        <RadiusField
          draft={draft}
          place={criteria.latitude === undefined ? (placeLabel(criteria, items) ?? 'la commune') : 'vous'}
          onChange={(radius) => onChoose((latest) => withRadius(latest, radius))}
        />
      )}
      {LIST_NAMES.map((name) => (
        <FacetGroup
          key={name}
          name={name}
          options={facets[name]}
          draft={draft}
          onToggle={(code) => onChoose((latest) => toggleCode(latest, name, code))}
        />
      ))}
      {LIMIT_NAMES.map((name) => (
        <LimitGroup
          key={name}
          name={name}
          options={limits[name]}
          draft={draft}
          onChoose={(value) => onChoose((latest) => withLimit(latest, name, value))}
        />
      ))}
      <noscript>
        <Button type="submit" $variant="secondary" $isBlock>
          Appliquer les filtres
        </Button>
      </noscript>
    </form>
  );
}

export const ClearLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: var(--text);
  font-weight: 600;
`;
