import type { Stored } from './tab-storage.ts';
import type { Description, Fields } from './types.ts';

/** Returns values stored in the tab, or of an empty form. */
export function restoredValues<Values, Subject>(
  fields: Fields<Values, Subject>,
  subject: Subject,
  kept: Stored | null,
): Values {
  const valueOf = <Name extends keyof Values & string>(name: Name): Values[Name] => {
    const { empty, restore } = fields[name];
    return (kept && restore?.(kept[name], subject)) ?? empty;
  };
  // `fields` has one entry for each of `Values`.
  return Object.fromEntries(namesOf(fields).map((name) => [name, valueOf(name)])) as Values;
}

/** Returns the values that may be stored in the tab. */
export function keptValues<Values, Subject>(fields: Fields<Values, Subject>, values: Values): Stored {
  const kept = namesOf(fields).filter((name) => fields[name].restore);
  return Object.fromEntries(kept.map((name) => [name, values[name]]));
}

/** Adds all fields to the submitted form, in order. */
export function writeFields<Values, Subject>(
  form: FormData,
  { fields, subject }: Pick<Description<Values, Subject>, 'fields' | 'subject'>,
  values: Values,
): void {
  const write = <Name extends keyof Values & string>(name: Name) =>
    fields[name].send?.(form, values[name], subject);
  namesOf(fields).forEach(write);
}

/** Returns the names of fields, in order. */
export function namesOf<Described extends object>(fields: Described): (keyof Described & string)[] {
  // Safe for object literals, which have no other keys.
  return Object.keys(fields) as (keyof Described & string)[];
}
