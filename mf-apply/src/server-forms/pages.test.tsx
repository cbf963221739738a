import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../area.tsx';
import { aQuestion } from '../test/subjects.ts';

const offer = {
  reference: '2025-10432',
  title: 'Boucher F/H',
  locationName: 'Super U Vertou',
  entity: { label: 'Super U' },
  contractType: { label: 'CDI' },
  offerTime: { label: 'Temps plein' },
  status: 'OPEN',
  validThrough: '2099-01-01T00:00:00Z',
  isCVRequired: true,
  applicationQuestions: [
    aQuestion('q1', 'TEXT'),
    aQuestion('q2', 'BOOLEAN'),
    aQuestion('q3', 'MULTI_CHOICE'),
  ],
};
const api = apiDouble({
  '/offers/2025-10432': () => offer,
  '/offers/2025-2': () => ({ ...offer, status: 'CLOSED' }),
});

const fields = () => [
  ...new Set([...document.forms[0]!.elements].map((each) => each.getAttribute('name')).filter(Boolean)),
];

describe('[APPLY-01] the form without JavaScript', () => {
  it('posts the same fields as the steps, validated by the browser', async () => {
    renderArea(area, '/candidature/formulaire?offre=2025-10432', api);
    await screen.findByRole('heading', { level: 1, name: 'Postuler\u00a0: Boucher F/H' });
    const [form] = document.forms;
    expect(form).toHaveAttribute('action', '/api/v2.0/applicationswithoutaccount/');
    expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    expect(fields()).toEqual([
      ...['type', 'offerReference', 'source', 'firstName', 'lastName', 'email', 'postalCode', 'phone'],
      ...['cv', 'motivation', 'answers.q1', 'answers.q2', 'answers.q3', 'consent', 'website'],
    ]);
    for (const name of [/^Prénom/, /^Nom/, /^Adresse e-mail/, /^Code postal/])
      expect(screen.getByRole('textbox', { name })).toBeRequired();
    expect(screen.getByLabelText(/^Votre CV/)).toBeRequired();
    expect(screen.getByLabelText(/^Votre CV/)).toHaveAccessibleDescription(/2.Mo maximum/);
    expect(screen.getByRole('checkbox', { name: /J’accepte/ })).toBeRequired();
  });

  it('[APPLY-10] [APPLY-11] exists for the other types too', async () => {
    const { unmount } = renderArea(area, '/candidature/formulaire?domaine=logistique', api);
    await screen.findByRole('heading', { level: 1, name: 'Candidature spontanée\u00a0: Logistique' });
    expect(fields()).toEqual(expect.arrayContaining(['domain', 'codeEntity']));
    unmount();
    renderArea(area, '/candidature/formulaire?type=dce&region=est', api);
    await screen.findByRole('heading', { level: 1, name: 'Être contacté(e)' });
    expect(screen.getByRole('combobox', { name: /Votre région/ })).toHaveDisplayValue(/^Est, /);
    expect(screen.getByLabelText(/^Votre CV/)).not.toBeRequired();
  });

  it.each([
    ['/candidature/formulaire?offre=2025-1', 404],
    ['/candidature/formulaire', 404],
    ['/candidature/formulaire?domaine=cuisine', 404],
    ['/candidature/formulaire?offre=2025-2', 410],
  ])('%s returns %i', async (url, status) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderArea(area, url, api);
    await waitFor(() => expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status }));
    consoleError.mockRestore();
  });
});

it('[APPLY-08] its confirmation shows reference and date', async () => {
  renderArea(area, '/candidature/envoyee?reference=7XQM-42RC&recue=2026-11-21T09:02:00.000Z', api);
  await screen.findByRole('heading', { level: 1, name: 'Votre candidature est envoyée' });
  expect(screen.getByText('7XQM-42RC')).toBeVisible();
  expect(screen.getByText('Reçue le 21 novembre 2026')).toBeVisible();
});

it('[APPLY-11] its confirmation of a contact request has its own wording', async () => {
  renderArea(area, '/candidature/envoyee?type=DCE&reference=7XQM-42RC', api);
  await screen.findByRole('heading', { level: 1, name: 'Votre demande est envoyée' });
  expect(screen.getByRole('link', { name: 'Revenir à Devenir entrepreneur' })).toBeVisible();
});

it('[APPLY-02] its refusal shows each reason once, and no text from the URL', async () => {
  renderArea(
    area,
    '/candidature/refusee?motifs=firstName.REQUIRED,cv.FILE_TYPE,motivation.FILE_TYPE,<b>.x,constructor.y',
    api,
  );
  await screen.findByRole('heading', { level: 1, name: 'Rien n’a été envoyé' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Le prénom est obligatoire',
    'Merci de vérifier le format ou la taille de votre fichier',
    'Désolé, une erreur est survenue',
  ]);
});

it('[APPLY-10] the page of spontaneous applications links to the external site, and to each domain’s form', async () => {
  const { router } = renderArea(area, '/candidature-spontanee', api);
  const outside = await screen.findByRole('link', { name: 'Postuler (nouvelle fenêtre)' });
  expect(outside).toHaveAttribute('rel', 'noopener');
  expect(screen.getByText(/^Vous continuez sur notre site de candidature/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'choisissez votre domaine' })).toHaveAttribute('href', '#domaines');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Magasins',
    'Logistique',
    'Informatique',
    'Commercial et développement du réseau',
    'Fonctions support',
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Logistique' }));
  await waitFor(() => expect(router.state.location.search).toBe('?domaine=logistique'));
  expect(router.state.location.hash).toBe('#candidature/cv');
});
