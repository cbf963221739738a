import { criteriaParameters, writeQuery } from '../../url/index.ts';
import type { Criteria } from '../../url/index.ts';

/** The page of alerts, filled in with the search. */
export const alertLink = (criteria: Criteria): string => `/alerte${writeQuery(criteriaParameters(criteria))}`;
