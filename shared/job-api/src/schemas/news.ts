import Type from 'typebox';
import type { Static } from 'typebox';
import { SCENE, dateTime, integer, nullable, text, textOrNull } from './values.ts';

const pictureUrls = {
  desktopUrl: text('On wide screens.', SCENE),
  mobileUrl: text('On narrow screens.', SCENE),
};
const picture = (description: string) => Type.Object(pictureUrls, { description });
const illustration = (description: string) =>
  nullable(
    Type.Object({ ...pictureUrls, alt: text('Alternative text.', 'Des apprentis en magasin') }),
    description,
  );
const htmlOrNull = (description: string) =>
  textOrNull(
    `${description}: HTML, to be sanitised before it is shown.`,
    '<p>Nos magasins recrutent leurs alternants.</p>',
  );

const summary = {
  id: integer('Its number.', 42),
  title: text('Its title.', 'Alternance : la rentrée se prépare dès maintenant'),
  headerPicture: picture('Above the text.'),
  previewPicture: picture('In lists.'),
  publicationDate: dateTime('Publication date.'),
};

export const News = Type.Object(summary, { $id: 'News', description: 'News item in a list.' });

export const NewsDetail = Type.Object(
  {
    ...summary,
    description1Formatted: htmlOrNull('First text'),
    description2Formatted: htmlOrNull('Second text'),
    description3Formatted: htmlOrNull('Third text'),
    description4Formatted: htmlOrNull('Fourth text'),
    buttonLabel: textOrNull('Text of the button; null without one.', 'Voir les offres'),
    buttonUrl: textOrNull('Target of the button.', '/offres-emploi'),
    buttonAlt: textOrNull('Accessible label of the button.', 'Voir nos offres d’emploi'),
    buttonIsNewTab: Type.Boolean({ description: 'True if the button opens a new tab.' }),
    picture1: illustration('After the first text.'),
    picture2: illustration('After the second text.'),
    picture3: illustration('After the third text.'),
    videoId: textOrNull('Identifier at the video host.', 'abc123DEF45'),
    testimony: textOrNull('Quotation.', 'J’ai appris mon métier ici.'),
  },
  { $id: 'NewsDetail', description: 'News item with its texts; the `Formatted` ones are HTML.' },
);

export type NewsBody = Static<typeof News>;
export type NewsDetailBody = Static<typeof NewsDetail>;
