import Type from 'typebox';

/** Fields of the multipart form of an alert, for the document: the server reads it as a stream. */
export const AlertForm = Type.Object(
  {
    email: Type.String({ maxLength: 254 }),
    codeJobName: Type.String({ description: 'One to three codes of jobs, comma-joined or repeated.' }),
    codeEntity: Type.Optional(Type.String({ description: 'Up to three codes, comma-joined or repeated.' })),
    codeTown: Type.Optional(Type.String()),
    codeDepartment: Type.Optional(Type.String()),
    codeRegion: Type.Optional(Type.String()),
    latitude: Type.Optional(Type.String()),
    longitude: Type.Optional(Type.String()),
    radius: Type.Optional(Type.String({ description: 'Kilometres around the town or position, 5 to 100.' })),
    codeContractType: Type.Optional(Type.String({ description: 'Codes, comma-joined.' })),
    codeOfferTime: Type.Optional(Type.String({ description: 'Codes, comma-joined.' })),
    consent: Type.Literal('true'),
    website: Type.Optional(Type.String({ description: 'Left empty by people.' })),
  },
  { $id: 'AlertForm' },
);
