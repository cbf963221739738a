import Type from 'typebox';
import type { Static } from 'typebox';
import { CriteriaSchema } from '../../url/criteria-schema.ts';

const Props = Type.Object({
  title: Type.String(),
  /** All offers when absent. */
  criteria: Type.Optional(CriteriaSchema),
  size: Type.Optional(Type.Integer({ minimum: 1 })),
  exceptReference: Type.Optional(Type.String({ description: 'The offer of the page itself, to leave out.' })),
  source: Type.Optional(
    Type.Enum(['last-search', 'position'], {
      description: 'What the browser may show instead, when it has it.',
    }),
  ),
});

export type CarouselProps = Static<typeof Props>;
export default Props;
