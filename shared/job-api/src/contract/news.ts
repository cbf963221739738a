import Type from 'typebox';
import type { Static } from 'typebox';
import { dateTime, text, textOrNull } from './values.ts';

const SCENE = '/static/ui/illustrations/scene-magasin.svg';
const pictureUrls = {
  desktopUrl: text('On wide screens.', SCENE),
  mobileUrl: text('On narrow screens.', SCENE),
};
const picture = (description: string) => Type.Object(pictureUrls, { description });
const illustration = (description: string) =>
  Type.Union([Type.Object({ ...pictureUrls, alt: text('What it shows.') }), Type.Null()], { description });
const htmlOrNull = (description: string) =>
  textOrNull(`${description}: HTML, to be sanitised before it is shown.`);

const summary = {
  id: Type.Integer({ description: 'Its number.', examples: [42] }),
  title: text('Its title.', 'Alternance : la rentrée se prépare dès maintenant'),
  headerPicture: picture('Above the text.'),
  previewPicture: picture('In lists.'),
  publicationDate: dateTime('When it was published.'),
};

export const News = Type.Object(summary, { $id: 'News', description: 'News as lists show it.' });

export const NewsDetail = Type.Object(
  {
    ...summary,
    description1Formatted: htmlOrNull('First text'),
    description2Formatted: htmlOrNull('Second text'),
    description3Formatted: htmlOrNull('Third text'),
    description4Formatted: htmlOrNull('Fourth text'),
    buttonLabel: textOrNull('Text of the button; null without one.'),
    buttonUrl: textOrNull('Where the button leads.'),
    buttonAlt: textOrNull('What the button does, in full.'),
    buttonIsNewTab: Type.Boolean({ description: 'Whether the button opens another tab.' }),
    picture1: illustration('After the first text.'),
    picture2: illustration('After the second text.'),
    picture3: illustration('After the third text.'),
    videoId: textOrNull('Identifier at the video host.'),
    testimony: textOrNull('What somebody says.'),
  },
  { $id: 'NewsDetail', description: 'News with its texts; the `Formatted` ones are HTML.' },
);

export type NewsBody = Static<typeof News>;
export type NewsDetailBody = Static<typeof NewsDetail>;
