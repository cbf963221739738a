import Type from 'typebox';
import type { Static } from 'typebox';
import { CriteriaSchema } from '../../url/criteria-schema.ts';

const Props = Type.Object({
  title: Type.Optional(Type.String({ description: 'A heading, on a page with other content.' })),
  /** Prefills the fields. */
  criteria: Type.Optional(CriteriaSchema),
});

export type SearchBarProps = Static<typeof Props>;
export default Props;
