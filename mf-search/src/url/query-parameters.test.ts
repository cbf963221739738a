import { FORM_FIELDS } from './constants.ts';
import { CRITERIA_ORDER } from './criteria.ts';
import { parse } from './parse.ts';
import { QUERY_PARAMETERS } from './query-parameters.ts';

it('[PERF-02] names each criterion, the form’s fields, and all else that an address of a search is read for', () => {
  expect(QUERY_PARAMETERS).toEqual([
    ...CRITERIA_ORDER,
    'page',
    'sort',
    ...Object.values(FORM_FIELDS),
    'activity_field_id',
    'dep_name',
  ]);
  expect(parse('/offres-emploi?dep_name=Loire&activity_field_id=1')).toMatchObject({
    legacy: { jobCode: '1', departmentName: 'Loire' },
  });
});
