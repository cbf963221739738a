import Type from 'typebox';
import type { Static } from 'typebox';
import { SCENE, coded, html, integer, labels, nullable, text, textOrNull } from './values.ts';

export const Referential = Type.Object(
  {
    code: text('Code for use in other calls.', 'town_44109'),
    originalCode: nullable(Type.Integer(), 'INSEE number; null if it contains letters.', 44109),
    parentOriginalCode: nullable(
      Type.Integer(),
      'INSEE number of a town’s department, or of a department’s region.',
      44,
    ),
    label: text('Name; for towns with the department.', 'Nantes (44)'),
    labelForUrl: text('URL label; several values may share one.', 'nantes'),
    active: Type.Boolean({ examples: [true], description: 'Only active values are listed.' }),
    areaCodes: Type.Array(Type.String(), {
      description: 'Postcodes of a town, number of a department, numbers of a region’s departments.',
      examples: [['44000', '44100']],
    }),
    type: text('Type of the value.', 'TOWN'),
    referentialItemLocation: nullable(
      Type.Object({ lon: Type.Number(), lat: Type.Number() }),
      'Centre of a town, degrees.',
      { lon: -1.5536, lat: 47.2173 },
    ),
    count: Type.Optional(
      integer('With a keyword: open offers that this value would find; for a town, within 30 km.', 37),
    ),
    matchedName: Type.Optional(
      text('With a keyword: the alternative name that the text matched.', 'mise en rayon'),
    ),
  },
  {
    $id: 'Referential',
    description: 'Reference value: a place, a contract type, a working time…',
  },
);

export const Entity = Type.Object(
  {
    code: text('Its code.', 'super-u'),
    label: text('Its name.', 'Super U'),
    color: text('Its colour.', '#CF3A17'),
    logoUrl: text('Its logo.', '/static/logos/super-u.svg'),
    description: text('Its business.', 'Les supermarchés de proximité du groupement.'),
  },
  { $id: 'Entity', description: 'Company or brand of the group.' },
);

export const JobDescription = Type.Object(
  {
    code: text('Its code.', 'job_boucherie'),
    codeExternal: text('Its code elsewhere.', 'BOU'),
    title: text('Its name.', 'Boucher'),
    titleForUrl: text('Its URL label.', 'boucher'),
    phrase: text('Its motto.', 'Le goût du produit, la précision du geste'),
    parent: nullable(
      Type.Object({ code: Type.String(), title: Type.String(), titleForUrl: Type.String() }),
      'Sector of a job; null on a sector.',
      { code: 'job_family_magasins', title: 'Magasins', titleForUrl: 'les-metiers-en-supermarche' },
    ),
    subfamilyTitle: textOrNull('Category of a job on its sector’s page.', 'Métiers de bouche'),
    headerPictureDesktopUrl: text('Picture on wide screens.', SCENE),
    headerPictureMobileUrl: text('Picture on narrow screens.', SCENE),
    referentialItemLabel: text('Its name in lists of values.', 'Boucher'),
    presentationFormatted: html('Presentation.', '<p>Le boucher prépare les viandes.</p>'),
    descriptionFormatted: html('Tasks.', '<ul><li>Désosser et parer les viandes.</li></ul>'),
    videos: Type.Array(
      Type.Object({
        videoId: text('Identifier at the video host.', 'abc123DEF45'),
        type: text('`DESCRIPTION` or `TEMOIGNAGE`.', 'TEMOIGNAGE'),
        vignetteUrl: text('Thumbnail, on our own host.', SCENE),
      }),
    ),
    testimonies: Type.Array(
      Type.Object({
        text: text('Quotation.', 'Chaque client a sa recette.'),
        name: text('Name of the speaker.', 'Claire'),
        jobAndPlace: text('Job and town.', 'Bouchère, Vertou'),
        photoUrl: text('Portrait.', SCENE),
        alt: text('Alternative text of the portrait.', 'Claire derrière son étal'),
      }),
    ),
    images: Type.Array(
      Type.Object({
        imageUrl: text('Picture.', SCENE),
        imageAlt: text('Alternative text.', 'Un étal de boucherie'),
        type: text('`DESCRIPTION` or `TEMOIGNAGE`.', 'DESCRIPTION'),
      }),
    ),
    entity: coded('Employer of the job.', 'super-u', 'Super U'),
    offerFamily: Type.Object(
      {
        id: integer('Its number.', 12),
        resumeFormatted: html('Summary.', '<p>Les métiers de la viande.</p>'),
        descriptionFormatted: html('Full text.', '<p>Préparer, conseiller et vendre les viandes.</p>'),
        pictureUrl: text('Picture.', SCENE),
      },
      { description: 'Family of offers.' },
    ),
    offersProfile: Type.Optional(
      Type.Array(Type.Object({ label: Type.String(), labelForUrl: Type.String() }), {
        description: 'Only with `withOffersProfile=true`.',
      }),
    ),
  },
  { $id: 'JobDescription', description: 'Sector (no parent) or job.' },
);

export const OfferProfile = Type.Object(labels('Boucher', 'boucher'), {
  $id: 'OfferProfile',
  description: 'Usual name of an offer’s profile.',
});

export type ReferentialBody = Static<typeof Referential>;
export type EntityBody = Static<typeof Entity>;
export type JobDescriptionBody = Static<typeof JobDescription>;
