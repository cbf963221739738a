import { criteriaParameters, writeQuery } from '../../url/index.ts';
import type { Criteria } from '../../url/index.ts';

export const ALERT_PATH = '/alerte';

/** The alert page, prefilled with the search. */
export const alertLink = (criteria: Criteria): string =>
  ALERT_PATH + writeQuery(criteriaParameters(criteria));
