import Type from 'typebox';

export const JWS_TYPE = 'application/jose';

/** Which environment an address is about. */
export const Environment = Type.Object({ environment: Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }) });

/** Why something is done: stands in the document and in the audit log. */
export const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
