import type { Question } from '@careers/api-client';
import Type from 'typebox';
import type { Static } from 'typebox';

const Questions = Type.Unsafe<readonly Question[]>(
  Type.Array(Type.Object({ id: Type.String(), label: Type.String(), type: Type.String() }), {
    description: 'As the API lists them.',
  }),
);

/** An offer's page passes the whole offer; the other subjects are content of this area. */
const OfferProps = Type.Object({
  type: Type.Literal('OFFER'),
  reference: Type.String(),
  isCvRequired: Type.Boolean(),
  questions: Questions,
  subject: Type.Object({
    title: Type.String(),
    place: Type.String(),
    entity: Type.Union([Type.String(), Type.Null()], { description: 'Null for an anonymous employer.' }),
    contract: Type.String(),
  }),
});

const Props = Type.Union([
  OfferProps,
  Type.Object({ type: Type.Literal('SPONTANEOUS'), domain: Type.String() }),
  Type.Object({ type: Type.Literal('DCE') }),
]);

export type OfferSubject = Static<typeof OfferProps>;
export type ApplicationProps = Static<typeof Props>;
export default Props;
