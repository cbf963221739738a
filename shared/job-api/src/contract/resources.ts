import Type from 'typebox';
import type { Static } from 'typebox';

/** Code, label and colour of an entity as offers show it. */
export const EntitySummary = Type.Object({
  code: Type.String({ examples: ['super-u'] }),
  label: Type.String({ examples: ['Super U'] }),
  color: Type.String({ examples: ['#E3001B'] }),
});

export const SimpleValue = Type.Object({ code: Type.String(), label: Type.String() });

export const Offer = Type.Object(
  {
    reference: Type.String({ examples: ['2025-10432'] }),
    title: Type.String({ examples: ['Boucher préparateur F/H'] }),
    locationName: Type.String({ examples: ['Super U Vertou'] }),
    publicationDate: Type.String({ format: 'date-time' }),
    entity: Type.Union([EntitySummary, Type.Null()], { description: 'Null on an anonymous offer.' }),
    contractType: SimpleValue,
    offerTime: SimpleValue,
    department: SimpleValue,
    region: SimpleValue,
    isAnonymous: Type.Boolean(),
    url: Type.String({ description: 'Informative: links are built from title and reference.' }),
    zip: Type.String(),
    distance: Type.Optional(Type.Number({ description: 'Kilometres, only in a search around a place.' })),
    status: Type.Optional(
      Type.Enum(['OPEN', 'CLOSED'], { description: 'Where closed offers are listed too: by reference.' }),
    ),
  },
  { $id: 'Offer', description: 'An offer in a list.' },
);

export const Question = Type.Object({
  id: Type.String(),
  label: Type.String(),
  type: Type.Enum(['TEXT', 'BOOLEAN', 'SINGLE_CHOICE', 'MULTI_CHOICE'], { default: 'TEXT' }),
  maxLength: Type.Optional(Type.Integer()),
  options: Type.Array(SimpleValue),
});

export const OfferDetail = Type.Object(
  {
    ...Offer.properties,
    offerLocation: Type.Object({
      label: Type.String(),
      address: Type.String(),
      zip: Type.String(),
      town: Type.String(),
      latitude: Type.Union([Type.Number(), Type.Null()]),
      longitude: Type.Union([Type.Number(), Type.Null()]),
    }),
    offerProfile: Type.Object({ label: Type.String(), labelForUrl: Type.String() }),
    codeJobName: Type.String({ description: 'Job of the offer, for offers like it.' }),
    description: Type.String(),
    descriptionFormatted: Type.String({ description: 'HTML that is to be sanitised before it is shown.' }),
    missionProfil: Type.String(),
    missionProfilFormatted: Type.String({ description: 'HTML that is to be sanitised before it is shown.' }),
    applicationQuestions: Type.Array(Question),
    isCVRequired: Type.Boolean(),
    recruiter: Type.Optional(
      Type.Object({
        name: Type.String(),
        description: Type.String(),
        logoUrl: Type.Union([Type.String(), Type.Null()]),
        url: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    status: Type.Enum(['OPEN', 'CLOSED']),
    validThrough: Type.String({ format: 'date-time' }),
  },
  { $id: 'OfferDetail', description: 'An offer with all its texts.' },
);

const Facet = Type.Object({ code: Type.String(), label: Type.String(), count: Type.Integer() });

export const OfferSearchResult = Type.Object(
  {
    list: Type.Array(Type.Unsafe<Static<typeof Offer>>({ $ref: 'Offer#' })),
    count: Type.Integer(),
    maxPages: Type.Integer(),
    contractTypes: Type.Array(Facet),
    offerTimes: Type.Array(Facet),
    entities: Type.Array(Facet),
    correctedKeywords: Type.Optional(
      Type.String({
        description: 'The words that were searched, where those typed find nothing.',
        examples: ['poissonnier'],
      }),
    ),
    hasAnyKeyword: Type.Optional(
      Type.Boolean({ description: 'True where no offer has all words: these have some of them.' }),
    ),
    keywordPlace: Type.Optional(
      Type.Object(
        { code: Type.String(), label: Type.String(), type: Type.String() },
        {
          description: 'The place that was read out of the keywords.',
          examples: [{ code: 'town_44109', label: 'Nantes (44)', type: 'TOWN' }],
        },
      ),
    ),
  },
  { $id: 'OfferSearchResult', description: 'A page of offers; each aggregation ignores its own selection.' },
);

export const Referential = Type.Object(
  {
    code: Type.String({ examples: ['town_44109'] }),
    originalCode: Type.Union([Type.Integer(), Type.Null()]),
    parentOriginalCode: Type.Union([Type.Integer(), Type.Null()]),
    label: Type.String({ examples: ['Nantes (44)'] }),
    labelForUrl: Type.String({ examples: ['nantes'] }),
    active: Type.Boolean(),
    areaCodes: Type.Array(Type.String()),
    type: Type.String({ examples: ['TOWN'] }),
    referentialItemLocation: Type.Union([
      Type.Object({ lon: Type.Number(), lat: Type.Number() }),
      Type.Null(),
    ]),
    count: Type.Optional(
      Type.Integer({
        description: 'With a keyword: open offers that choosing it finds, within 30 km of a town.',
        examples: [37],
      }),
    ),
  },
  {
    $id: 'Referential',
    description: 'An item of a list of values: a place, a contract type, a working time…',
  },
);

export const Entity = Type.Object(
  {
    code: Type.String(),
    label: Type.String(),
    color: Type.String(),
    logoUrl: Type.String(),
    description: Type.String(),
  },
  { $id: 'Entity', description: 'A company or brand of the group.' },
);

const Media = Type.Object({ videoId: Type.String(), type: Type.String(), vignetteUrl: Type.String() });

export const JobDescription = Type.Object(
  {
    code: Type.String({ examples: ['job_boucherie'] }),
    codeExternal: Type.String(),
    title: Type.String(),
    titleForUrl: Type.String(),
    phrase: Type.String(),
    parent: Type.Union([
      Type.Object({ code: Type.String(), title: Type.String(), titleForUrl: Type.String() }),
      Type.Null(),
    ]),
    subfamilyTitle: Type.Union([Type.String(), Type.Null()]),
    headerPictureDesktopUrl: Type.String(),
    headerPictureMobileUrl: Type.String(),
    referentialItemLabel: Type.String(),
    presentationFormatted: Type.String(),
    descriptionFormatted: Type.String(),
    videos: Type.Array(Media),
    testimonies: Type.Array(
      Type.Object({
        text: Type.String(),
        name: Type.String(),
        jobAndPlace: Type.String(),
        photoUrl: Type.String(),
        alt: Type.String(),
      }),
    ),
    images: Type.Array(
      Type.Object({ imageUrl: Type.String(), imageAlt: Type.String(), type: Type.String() }),
    ),
    entity: SimpleValue,
    offerFamily: Type.Object({
      id: Type.Integer(),
      resumeFormatted: Type.String(),
      descriptionFormatted: Type.String(),
      pictureUrl: Type.String(),
    }),
    offersProfile: Type.Optional(
      Type.Array(Type.Object({ label: Type.String(), labelForUrl: Type.String() })),
    ),
  },
  { $id: 'JobDescription', description: 'A sector (no parent) or a job.' },
);

export const OfferProfile = Type.Object(
  { label: Type.String(), labelForUrl: Type.String() },
  { $id: 'OfferProfile', description: 'The usual name of what an offer looks for.' },
);

const Picture = Type.Object({
  desktopUrl: Type.String({ examples: ['/static/ui/illustrations/scene-magasin.svg'] }),
  mobileUrl: Type.String(),
});
const IllustratedPicture = Type.Union([
  Type.Object({ desktopUrl: Type.String(), mobileUrl: Type.String(), alt: Type.String() }),
  Type.Null(),
]);
const MaybeText = Type.Union([Type.String(), Type.Null()]);
const newsSummary = {
  id: Type.Integer({ examples: [42] }),
  title: Type.String(),
  headerPicture: Picture,
  previewPicture: Picture,
  publicationDate: Type.String({ format: 'date-time' }),
};

export const News = Type.Object(newsSummary, { $id: 'News', description: 'News as lists show it.' });

export const NewsDetail = Type.Object(
  {
    ...newsSummary,
    description1Formatted: MaybeText,
    description2Formatted: MaybeText,
    description3Formatted: MaybeText,
    description4Formatted: MaybeText,
    buttonLabel: MaybeText,
    buttonUrl: MaybeText,
    buttonAlt: MaybeText,
    buttonIsNewTab: Type.Boolean(),
    picture1: IllustratedPicture,
    picture2: IllustratedPicture,
    picture3: IllustratedPicture,
    videoId: MaybeText,
    testimony: MaybeText,
  },
  { $id: 'NewsDetail', description: 'News with its texts; the `Formatted` ones are HTML.' },
);

export const ApplicationReceipt = Type.Object(
  { id: Type.String(), receivedAt: Type.String({ format: 'date-time' }) },
  { $id: 'ApplicationReceipt', description: 'An application that was stored.' },
);

export const AlertReceipt = Type.Object(
  { id: Type.String(), status: Type.Enum(['PENDING_CONFIRMATION', 'ACTIVE']) },
  { $id: 'AlertReceipt', description: 'An alert that was stored; it waits for the click in its first mail.' },
);

export const AlertState = Type.Object(
  { status: Type.Enum(['ACTIVE', 'ENDED']) },
  { $id: 'AlertState', description: 'What an alert has become.' },
);

export const ErrorItems = Type.Array(
  Type.Object({ field: Type.String(), code: Type.String(), message: Type.String() }),
  { $id: 'ErrorItems', description: 'What is wrong, one item for each problem.' },
);

export type OfferBody = Static<typeof Offer>;
export type OfferDetailBody = Static<typeof OfferDetail>;
export type OfferSearchResultBody = Static<typeof OfferSearchResult>;
export type ReferentialBody = Static<typeof Referential>;
export type NewsBody = Static<typeof News>;
export type NewsDetailBody = Static<typeof NewsDetail>;
export type EntityBody = Static<typeof Entity>;
export type JobDescriptionBody = Static<typeof JobDescription>;
export type ErrorItem = Static<typeof ErrorItems>[number];
