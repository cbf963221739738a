import Type from 'typebox';
import type { Static } from 'typebox';

const Props = Type.Object({
  title: Type.Optional(Type.String({ description: 'What the card says; its own words when absent.' })),
});

export type TeaserProps = Static<typeof Props>;
export default Props;
