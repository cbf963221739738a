import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { LIMIT_NAMES, LIST_NAMES, SORTS, toggleCode, withLimit, withSort } from '../../../url/index.ts';
import type { Search } from '../../../url/index.ts';
import type { Choice } from './use-draft-search.ts';

/** Applies boxes ticked and sorts chosen before hydration, as one choice. */
export function useChoicesBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  onChoose: (choice: Choice) => void,
): void {
  // On mount only, and before what was done in a next page's HTML is repeated in it: each change has its event then.
  useLayoutEffect(() => {
    const controls = [...(form.current?.elements ?? [])];
    onChoose((search) => controls.reduce(withChoice, search));
  }, []);
}

function withChoice(search: Search, control: Element): Search {
  if (control instanceof HTMLSelectElement) {
    const sort = SORTS.find((known) => known === control.value);
    return sort && sort !== search.sort ? withSort(search, sort) : search;
  }
  if (!(control instanceof HTMLInputElement)) return search;
  const limit = LIMIT_NAMES.find((known) => known === control.name);
  if (limit && control.type === 'radio' && control.checked) {
    const value = control.value ? Number(control.value) : undefined;
    return search.criteria[limit] === value ? search : withLimit(search, limit, value);
  }
  if (control.type !== 'checkbox') return search;
  const name = LIST_NAMES.find((known) => known === control.name);
  const isChosen = name !== undefined && search.criteria[name]?.includes(control.value) === true;
  return name && isChosen !== control.checked ? toggleCode(search, name, control.value) : search;
}
