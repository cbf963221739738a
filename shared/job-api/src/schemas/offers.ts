import Type from 'typebox';
import type { Static } from 'typebox';
import { facetAnswers } from './facets.ts';
import { readingAnswers } from './reading.ts';
import { limitAnswers } from './search-parameters.ts';
import { coded, dateTime, html, integer, labels, nullable, text, textOrNull } from './values.ts';

/** Code, label and colour of an entity as offers show it. */
export const EntitySummary = Type.Object({
  code: text('Code of the entity.', 'super-u'),
  label: text('Its name.', 'Super U'),
  color: text('Its colour.', '#CF3A17'),
});

export const Salary = Type.Object(
  {
    minimum: Type.Number({ description: 'Least, before tax.', examples: [1950] }),
    maximum: Type.Number({
      description: 'Most; the same as the least where one figure is given.',
      examples: [2150],
    }),
    currency: text('ISO 4217.', 'EUR'),
    unit: Type.Enum(['HOUR', 'MONTH', 'YEAR'], { examples: ['MONTH'], description: 'For how much work.' }),
  },
  { description: 'What the offer says it pays.' },
);

export const Offer = Type.Object(
  {
    reference: text('Year and number; it never changes.', '2025-10432'),
    title: text('Title of the offer.', 'Boucher préparateur F/H'),
    locationName: text('Workplace, or town and department of an anonymous offer.', 'Super U Vertou'),
    publicationDate: dateTime('When it was published.'),
    entity: nullable(EntitySummary, 'Null on an anonymous offer.'),
    contractType: coded('Contract.', 'dr_contract_cdi', 'CDI'),
    offerTime: coded('Working time.', 'dr_jobtime_tempsplein', 'Temps plein'),
    department: coded('Department of the workplace.', 'dep_44', 'Loire-Atlantique'),
    region: coded('Region of the workplace.', 'reg_52', 'Pays de la Loire'),
    isAnonymous: Type.Boolean({
      examples: [false],
      description: 'Whether employer and address are kept from the public.',
    }),
    url: text(
      'Informative: links are built from title and reference.',
      '/offre-emploi/boucher-preparateur-f-h-2025-10432',
    ),
    zip: text('Postcode of the workplace.', '44120'),
    salary: Type.Optional(nullable(Salary, 'Null where the offer does not say what it pays.')),
    mentions: Type.Optional(
      Type.Array(coded('What the texts say of the conditions.', 'mention_telework', 'Télétravail')),
    ),
    distance: Type.Optional(
      Type.Number({ description: 'Kilometres, only in a search around a place.', examples: [7.4] }),
    ),
    status: Type.Optional(
      Type.Enum(['OPEN', 'CLOSED'], { description: 'Where closed offers are listed too: by reference.' }),
    ),
  },
  { $id: 'Offer', description: 'An offer in a list.' },
);

export const Question = Type.Object(
  {
    id: text('What an answer names.', 'q1'),
    label: text('The question.', 'Quand êtes-vous disponible\u00a0?'),
    type: Type.Enum(['TEXT', 'BOOLEAN', 'SINGLE_CHOICE', 'MULTI_CHOICE'], {
      examples: ['SINGLE_CHOICE'],
      description: 'An unknown type is answered with a text.',
    }),
    maxLength: Type.Optional(integer('Longest text.', 1000)),
    options: Type.Array(coded('What may be chosen.', 'asap', 'Dès que possible')),
  },
  { description: 'What applicants are asked.' },
);

export const OfferDetail = Type.Object(
  {
    ...Offer.properties,
    offerLocation: Type.Object(
      {
        label: text('Workplace.', 'Super U Vertou'),
        address: text('Street; empty on an anonymous offer.', '1 rue des Halles'),
        zip: text('Postcode.', '44120'),
        town: text('Town.', 'Vertou'),
        latitude: nullable(Type.Number(), 'Degrees.', 47.169),
        longitude: nullable(Type.Number(), 'Degrees.', -1.469),
      },
      { description: 'Where the work is.' },
    ),
    offerProfile: Type.Object(labels('Boucher', 'boucher'), { description: 'What the offer looks for.' }),
    codeJobName: text('Job of the offer, for offers like it.', 'job_boucherie'),
    description: text('Workplace and conditions, plain.', 'Le Super U de Vertou recrute en CDI.'),
    descriptionFormatted: html('Workplace and conditions.', '<p>Le Super U de Vertou recrute en CDI.</p>'),
    missionProfil: text('Missions and profile, plain.', 'Désosser et parer les viandes.'),
    missionProfilFormatted: html('Missions and profile.', '<ul><li>Désosser et parer les viandes.</li></ul>'),
    applicationQuestions: Type.Array(Question),
    isCVRequired: Type.Boolean({ examples: [true], description: 'Whether an application needs a CV.' }),
    recruiter: Type.Optional(
      Type.Object(
        {
          name: text('Who receives applications.', 'Claire Morvan'),
          description: text('Who that is.', 'Responsable du rayon'),
          logoUrl: textOrNull('Picture.', '/static/logos/super-u.svg'),
          url: textOrNull('Page.', '/organisation-cooperative-u/super-u'),
        },
        { description: 'Left out on an anonymous offer.' },
      ),
    ),
    status: Type.Enum(['OPEN', 'CLOSED'], { description: 'A closed offer is not found by a search.' }),
    validThrough: dateTime('Until when one can apply.', '2027-01-31T22:59:59.000Z'),
  },
  { $id: 'OfferDetail', description: 'An offer with all its texts.' },
);

export const OfferSearchResult = Type.Object(
  {
    list: Type.Array(Type.Unsafe<Static<typeof Offer>>({ $ref: 'Offer#' })),
    count: integer('Number of all offers found.', 37),
    maxPages: integer('Number of pages.', 4),
    ...facetAnswers,
    withSalary: Type.Optional(
      integer('How many of the offers found say what they pay, `minimumSalary` left aside.', 16),
    ),
    ...limitAnswers,
    ...readingAnswers,
  },
  { $id: 'OfferSearchResult', description: 'A page of offers; each aggregation ignores its own selection.' },
);

export const OfferSearch = Type.Object(
  {
    job: Type.Object(
      { code: text('Its code.', 'job_boucherie'), ...labels('Boucher', 'boucher') },
      { description: 'The job.' },
    ),
    value: Type.Object(
      {
        code: text('Its code.', 'town_44109'),
        ...labels('Nantes (44)', 'nantes'),
        type: text('TOWN, DEPARTMENT, REGION or CONTRACT_TYPE.', 'TOWN'),
      },
      { description: 'A place or a contract type.' },
    ),
    count: integer('Open offers of both; of a town itself, where a search looks around it too.', 6),
    publicationDate: dateTime('When the latest of them was published.'),
  },
  { $id: 'OfferSearch', description: 'A job with a place or a contract type that has open offers.' },
);

export const DepartmentCount = Type.Object(
  {
    code: text('For `codeDepartment`.', 'dep_44'),
    ...labels('Loire-Atlantique', 'loire-atlantique'),
    count: integer('Offers of the search that are there.', 37),
  },
  { $id: 'DepartmentCount', description: 'How many offers of a search a department has.' },
);

export type SalaryBody = Static<typeof Salary>;
export type DepartmentCountBody = Static<typeof DepartmentCount>;
export type OfferSearchBody = Static<typeof OfferSearch>;
export type OfferBody = Static<typeof Offer>;
export type OfferDetailBody = Static<typeof OfferDetail>;
export type OfferSearchResultBody = Static<typeof OfferSearchResult>;
