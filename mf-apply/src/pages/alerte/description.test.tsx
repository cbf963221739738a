import { render } from '@testing-library/react';
import { restoredValues, writeFields } from '../../wizard/values.ts';
import type { AlertData } from './alert-data.ts';
import { FIELDS, alertDescription } from './description.ts';
import { ServerAlertForm } from './server-alert-form.tsx';

const SUBJECT: AlertData = {
  jobs: [{ code: 'job_boucher', label: 'Boucher' }],
  entities: [{ code: 'utile', label: 'Utile' }],
  chosenJobs: ['job_boucher'],
  chosenEntities: ['utile'],
  frequency: 'DAILY',
  words: '',
  searched: {
    place: {
      fields: { codeTown: 'town_44109', radius: '30' },
      label: 'Nantes (44), 30\u00a0km autour',
      name: 'Nantes (44)',
    },
    filters: { fields: { codeContractType: 'dr_contract_cdi' }, label: 'CDI' },
    conditions: { fields: { minimumSalary: '2000' }, label: 'Au moins 2\u00a0000\u00a0€ brut par mois' },
  },
  notKept: [],
  sector: null,
};

it('[ALERT-01] the form without JavaScript posts the same fields as the steps', () => {
  const { container } = render(<ServerAlertForm data={SUBJECT} />);
  const posted = [...container.querySelectorAll('[name]')].map((each) => each.getAttribute('name') ?? '');
  const sent = new FormData();
  const values = restoredValues(FIELDS, SUBJECT, null);
  writeFields(sent, alertDescription(SUBJECT), { ...values, jobs: ['job_boucher'], entities: ['utile'] });
  expect([...new Set(posted)].toSorted()).toEqual([...new Set(sent.keys())].toSorted());
  expect(sent.get('radius')).toBe('30');
});

it('[ALERT-01] each field belongs to one step', () => {
  const asked = alertDescription(SUBJECT).steps.flatMap(({ fields }) => fields);
  expect(asked).toEqual(Object.keys(FIELDS));
  expect(asked.filter((name) => !FIELDS[name].Input)).toEqual([]);
});
