import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderArea } from '@careers/testing';
import area from '../../area.tsx';
import { alertApi } from '../../test/alert-api.ts';

const SUBSCRIBE = '/offers/subscriptionmailwithoutaccount';
const user = userEvent.setup();
const goOn = () => user.click(screen.getByRole('button', { name: 'Continuer' }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const messages = () =>
  within(screen.getByRole('alert', { name: '' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  window.sessionStorage.clear();
  window.location.hash = '';
});

async function open(url = '/alerte', answers = {}) {
  const sent: FormData[] = [];
  const api = alertApi({
    [SUBSCRIBE]: async (_parameters, request) => {
      sent.push(await request.formData());
      return Response.json({ id: 'a1', status: 'PENDING_CONFIRMATION' }, { status: 201 });
    },
    ...answers,
  });
  const view = renderArea(area, url, api);
  await heading('Où vous écrire\u00a0?');
  return { ...view, api, sent };
}

async function giveEmail() {
  await user.type(screen.getByRole('textbox', { name: /^Adresse e-mail/ }), 'camille@exemple.fr');
  await goOn();
  await heading('Quelles offres cherchez-vous\u00a0?');
}
const place = () => screen.getByRole('textbox', { name: /^Lieu/ });
const job = (name: string) =>
  within(screen.getByRole('group', { name: /^Métiers/ })).getByRole('checkbox', { name });

it('[ALERT-01] leads from the address through criteria and consent to the result', async () => {
  const { sent } = await open();
  await giveEmail();
  await user.click(job('Boucher'));
  await user.click(job('Pâtissier'));
  await goOn();
  await heading('Tout est juste\u00a0?');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'camille@exemple.frModifier\u00a0: Votre adresse',
    'Boucher, PâtissierModifier\u00a0: Vos critères',
    'Partout en France',
    'Toutes',
    'Une fois par jour au plus',
  ]);
  await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  await user.click(screen.getByRole('button', { name: 'Créer mon alerte' }));
  expect(await heading('Confirmez dans votre boîte e-mail')).toHaveFocus();
  expect(screen.getByText('Boucher, Pâtissier - Partout en France')).toBeVisible();
  for (const [name, code] of [
    ['Boucher', 'job_boucher'],
    ['Pâtissier', 'job_pâtissier'],
  ])
    expect(screen.getByRole('link', { name: `Voir les offres\u00a0: ${name}` })).toHaveAttribute(
      'href',
      `/offres-emploi?codeJobName=${code}`,
    );
  // The success picture is only for an active alert.
  expect(document.querySelector('img[src*=scene-succes]')).toBeNull();
  expect(Object.fromEntries(sent[0]!)).toEqual({
    email: 'camille@exemple.fr',
    codeJobName: 'job_boucher,job_pâtissier',
    place: '',
    radius: '30',
    frequency: 'DAILY',
    consent: 'true',
    website: '',
  });
});

it('[ALERT-01] shows the exact error messages, at the field and in a focused summary', async () => {
  await open();
  await goOn();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(messages()).toEqual(["Le format de l'e-mail est invalide"]);
  await giveEmail();
  await goOn();
  expect(
    screen.getByRole('link', { name: 'Veuillez selectionner au moins 1 métier pour continuer' }),
  ).toBeVisible();
  await user.click(job('Boucher'));
  await goOn();
  await heading('Tout est juste\u00a0?');
  await user.click(screen.getByRole('button', { name: 'Créer mon alerte' }));
  expect(messages()).toEqual(["Merci d'accepter les conditions ci-dessus pour continuer"]);
});

it('[ALERT-01] refuses a fourth job or entity, with a message', async () => {
  await open();
  await giveEmail();
  for (const name of ['Boucher', 'Boulanger', 'Caissier', 'Cariste']) await user.click(job(name));
  expect(screen.getByText('Veuillez selectionner 3 métiers maximum')).toBeVisible();
  expect(job('Cariste')).not.toBeChecked();
  expect(job('Boucher')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Boulanger', pressed: true }));
  expect(screen.queryByText('Veuillez selectionner 3 métiers maximum')).not.toBeInTheDocument();
  for (const name of ['Super U', 'U Express', 'U Log', 'Utile'])
    await user.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByText('Veuillez selectionner 3 entités maximum')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Utile' })).not.toBeChecked();
});

it('[ALERT-01] finds a job regardless of accents', async () => {
  await open();
  await giveEmail();
  await user.type(screen.getByRole('textbox', { name: /^Filtrer les métiers/ }), 'patis');
  expect(screen.queryByRole('checkbox', { name: 'Boucher' })).not.toBeInTheDocument();
  await user.click(job('Pâtissier'));
  expect(screen.getByRole('button', { name: 'Pâtissier', pressed: true })).toBeVisible();
});

it('[ALERT-01] [ALERT-02] is prefilled with the criteria of the search, which can be removed', async () => {
  const { sent } = await open(
    '/alerte?codeJobName=job_boucher&codeTown=town_44109&radius=50&codeContractType=dr_contract_cdi&codeEntity=Utile',
  );
  await giveEmail();
  expect(job('Boucher')).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Utile' })).toBeChecked();
  expect(place()).toHaveValue('Nantes (44)');
  expect(screen.getByRole('combobox', { name: /^Distance/ })).toHaveDisplayValue('50\u00a0km');
  await user.click(screen.getByRole('checkbox', { name: 'CDI' }));
  await goOn();
  await heading('Tout est juste\u00a0?');
  await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  await user.click(screen.getByRole('button', { name: 'Créer mon alerte' }));
  await heading('Confirmez dans votre boîte e-mail');
  expect(Object.fromEntries(sent[0]!)).toMatchObject({
    codeJobName: 'job_boucher',
    codeEntity: 'Utile',
    codeTown: 'town_44109',
    place: 'Nantes (44)',
    radius: '50',
  });
  expect(sent[0]!.has('codeContractType')).toBe(false);
});

it('[ALERT-01] [ALERT-02] is prefilled with several places of the search, and links to the offers in all of them', async () => {
  const { sent } = await open(
    '/alerte?codeJobName=job_boucher&codePlace=town_44109,town_35238,dep_nowhere&radius=50',
  );
  await giveEmail();
  expect(place()).toHaveValue('Nantes (44) ou Rennes (35)');
  await goOn();
  await heading('Tout est juste\u00a0?');
  expect(screen.getByText(/^Nantes \(44\) ou Rennes \(35\), 50.km autour/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  await user.click(screen.getByRole('button', { name: 'Créer mon alerte' }));
  await heading('Confirmez dans votre boîte e-mail');
  expect(Object.fromEntries(sent[0]!)).toMatchObject({
    codePlace: 'town_44109,town_35238',
    place: 'Nantes (44) ou Rennes (35)',
    radius: '50',
  });
  expect(screen.getByRole('link', { name: 'Voir les offres' })).toHaveAttribute(
    'href',
    '/offres-emploi?codeJobName=job_boucher&codePlace=town_44109,town_35238&radius=50',
  );
});

it('[ALERT-02] lists the search’s entities and jobs beyond the limit', async () => {
  const entities = ['Super U', 'U Express', 'U Log', 'Utile'];
  const jobs = ['boucher', 'boulanger', 'caissier', 'cariste', 'pâtissier'].map((name) => `job_${name}`);
  await open(`/alerte?codeEntity=${entities.join(',')}&codeJobName=${jobs.join(',')}`);
  await giveEmail();
  const ofSearch = within(screen.getByRole('group', { name: /^Votre recherche/ }));
  expect(ofSearch.getAllByText(/au plus\.$/).map(({ textContent }) => textContent)).toEqual([
    'Les métiers «\u00a0Cariste\u00a0», «\u00a0Pâtissier\u00a0» ne sont pas repris\u00a0: une alerte en suit 3 au plus.',
    'L’entité «\u00a0Utile\u00a0» n’est pas reprise\u00a0: une alerte en suit 3 au plus.',
  ]);
  expect(screen.getByRole('checkbox', { name: 'U Log' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Utile' })).not.toBeChecked();
});

it('[ALERT-01] [ALERT-02] keeps all criteria of the search, and lists unsupported ones', async () => {
  const { sent } = await open(
    '/alerte?codeJobName=job_boucher&codeTown=town_44109&codeContractType=dr_contract_cdi&codeMention=mention_beginners&publishedWithinDays=7&minimumSalary=2000',
  );
  await giveEmail();
  const ofSearch = within(screen.getByRole('group', { name: /^Votre recherche/ }));
  expect(place()).toHaveValue('Nantes (44)');
  for (const name of ['CDI', /^Débutants acceptés, Au moins 2.000.€ brut par mois$/])
    expect(ofSearch.getByRole('checkbox', { name })).toBeChecked();
  expect(ofSearch.getByText(/^La date de publication n’est pas reprise/)).toBeVisible();
  await goOn();
  await heading('Tout est juste\u00a0?');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'camille@exemple.frModifier\u00a0: Votre adresse',
    'BoucherModifier\u00a0: Vos critères',
    'Nantes (44), 30\u00a0km autour',
    'Toutes',
    'CDI',
    'Débutants acceptés, Au moins 2\u00a0000\u00a0€ brut par mois',
    'Une fois par jour au plus',
  ]);
  await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  await user.click(screen.getByRole('button', { name: 'Créer mon alerte' }));
  await heading('Confirmez dans votre boîte e-mail');
  expect(Object.fromEntries(sent[0]!)).toMatchObject({
    codeMention: 'mention_beginners',
    minimumSalary: '2000',
    codeContractType: 'dr_contract_cdi',
  });
  expect(sent[0]!.has('publishedWithinDays')).toBe(false);
  expect(screen.getByText(/ - CDI - Débutants acceptés, Au moins/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir les offres' })).toHaveAttribute(
    'href',
    expect.stringContaining('&codeMention=mention_beginners&minimumSalary=2000'),
  );
});

it('[ALERT-01] [ALERT-02] conditions can be removed, also in a draft', async () => {
  const url = '/alerte?codeJobName=job_boucher&codeMention=mention_telework';
  const { unmount } = await open(url);
  await giveEmail();
  await user.click(screen.getByRole('checkbox', { name: 'Télétravail' }));
  unmount();
  window.location.hash = '';
  const { sent } = await open(url);
  await goOn();
  await heading('Quelles offres cherchez-vous\u00a0?');
  expect(screen.getByRole('checkbox', { name: 'Télétravail' })).not.toBeChecked();
  await goOn();
  await heading('Tout est juste\u00a0?');
  expect(screen.queryByText('Conditions')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  await user.click(screen.getByRole('button', { name: 'Créer mon alerte' }));
  await heading('Confirmez dans votre boîte e-mail');
  expect(sent[0]!.has('codeMention')).toBe(false);
});

it('[ALERT-01] [ALERT-02] preselects the jobs of a sector, the three with most offers if there are more', async () => {
  const { unmount } = await open('/alerte?codeOfferFamilyCategory=job_family_logistique');
  await giveEmail();
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    'Cariste',
  ]);
  expect(screen.queryByText(/Le secteur/)).not.toBeInTheDocument();
  unmount();
  window.location.hash = '';
  await open('/alerte?codeOfferFamilyCategory=job_family_magasins');
  await giveEmail();
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    'Boulanger',
    'Caissier',
    'Pâtissier',
  ]);
  expect(screen.getByText(/Le secteur «.Magasins.» en compte 5.: ceux qui recrutent le plus/)).toBeVisible();
});

it('[ALERT-01] [ALERT-02] takes the job and the place from a search’s keywords', async () => {
  await open('/alerte?keywords=Boucher%20nantes');
  await giveEmail();
  expect(job('Boucher')).toBeChecked();
  expect(place()).toHaveValue('Nantes (44)');
  expect(screen.getByRole('textbox', { name: /^Filtrer les métiers/ })).toHaveValue('');
});

it('[ALERT-01] [ALERT-02] prefers a chosen place to one in the keywords', async () => {
  await open('/alerte?keywords=Boucher%20nantes&codeDepartment=dep_44');
  await giveEmail();
  expect(place()).toHaveValue('Loire-Atlantique');
});

it('[ALERT-01] [ALERT-02] filters the list by keywords without a job, or mentions them if no job matches', async () => {
  const { unmount } = await open('/alerte?keywords=bou');
  await giveEmail();
  expect(screen.getByRole('textbox', { name: /^Filtrer les métiers/ })).toHaveValue('bou');
  expect(job('Boucher')).not.toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Cariste' })).not.toBeInTheDocument();
  unmount();
  window.location.hash = '';
  await open('/alerte?keywords=femme%20de%20chambre');
  await giveEmail();
  expect(screen.getByText(/Pour votre recherche «\sfemme de chambre\s», choisissez/)).toBeVisible();
  expect(job('Cariste')).not.toBeChecked();
});

it('[ALERT-01] keeps a separate draft per search', async () => {
  const { unmount } = await open('/alerte?codeJobName=job_boucher');
  await giveEmail();
  await user.click(job('Caissier'));
  unmount();
  window.location.hash = '';
  const other = await open('/alerte?codeTown=town_44109');
  await giveEmail();
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  expect(place()).toHaveValue('Nantes (44)');
  other.unmount();
  window.location.hash = '';
  await open('/alerte?codeJobName=job_boucher');
  await goOn();
  await heading('Quelles offres cherchez-vous\u00a0?');
  expect(job('Boucher')).toBeChecked();
  expect(job('Caissier')).toBeChecked();
});

it('[ALERT-01] accepts another typed place and a frequency; reports an unknown place at its field', async () => {
  const refusal = [{ field: 'place', code: 'INVALID_FORMAT', message: 'Lieu inconnu' }];
  const sent: FormData[] = [];
  const answer = async (_parameters: URLSearchParams, request: Request) => {
    sent.push(await request.formData());
    if (sent.length === 1) return Response.json(refusal, { status: 400 });
    return Response.json({ id: 'a1', status: 'PENDING_CONFIRMATION' }, { status: 201 });
  };
  await open('/alerte?codeJobName=job_boucher&codeTown=town_44109', { [SUBSCRIBE]: answer });
  await giveEmail();
  await user.clear(place());
  await user.type(place(), 'Renes');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Distance/ }), '10');
  await user.click(screen.getByRole('radio', { name: 'Une fois par semaine au plus' }));
  await goOn();
  await heading('Tout est juste\u00a0?');
  await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  await user.click(screen.getByRole('button', { name: 'Créer mon alerte' }));
  await heading('Quelles offres cherchez-vous\u00a0?');
  expect(place()).toHaveAccessibleDescription(/Lieu inconnu/);
  await user.clear(place());
  await user.type(place(), 'Rennes');
  await goOn();
  await heading('Tout est juste\u00a0?');
  expect(screen.getByText('Une fois par semaine au plus')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Créer mon alerte' }));
  await heading('Confirmez dans votre boîte e-mail');
  expect(Object.fromEntries(sent[1]!)).toMatchObject({ place: 'Rennes', radius: '10', frequency: 'WEEKLY' });
  expect(screen.getByRole('link', { name: 'Voir les offres' })).toHaveAttribute(
    'href',
    '/offres-emploi?codeJobName=job_boucher&lieu=Rennes&radius=10',
  );
});

it('[ALERT-02] is prefilled with the job and the department of an offer', async () => {
  await open('/alerte?offre=2025-10432');
  await giveEmail();
  expect(job('Boucher')).toBeChecked();
  expect(place()).toHaveValue('Loire-Atlantique');
});

it('loses nothing on a failure or a reload, and sends once', async () => {
  let fails = true;
  const forms: FormData[] = [];
  const answer = async (_parameters: URLSearchParams, request: Request) => {
    forms.push(await request.formData());
    if (fails) return Response.json([], { status: 500 });
    return Response.json({ id: 'a1', status: 'ACTIVE' }, { status: 201 });
  };
  const { unmount } = await open('/alerte', { [SUBSCRIBE]: answer });
  await giveEmail();
  await user.click(job('Boucher'));
  unmount();
  window.location.hash = '';
  await open('/alerte', { [SUBSCRIBE]: answer });
  expect(screen.getByRole('textbox', { name: /^Adresse e-mail/ })).toHaveValue('camille@exemple.fr');
  await goOn();
  await heading('Quelles offres cherchez-vous\u00a0?');
  expect(job('Boucher')).toBeChecked();
  await goOn();
  await heading('Tout est juste\u00a0?');
  await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  await user.click(screen.getByRole('button', { name: 'Créer mon alerte' }));
  expect(await screen.findByText(/Désolé, une erreur est survenue/)).toBeVisible();
  fails = false;
  await user.dblClick(screen.getByRole('button', { name: 'Réessayer' }));
  await heading('Votre alerte est active');
  expect(forms).toHaveLength(2);
});

it('the browser’s back button leads to the previous step', async () => {
  const { router } = await open();
  await giveEmail();
  await act(() => router.navigate(-1));
  await heading('Où vous écrire\u00a0?');
  expect(screen.getByRole('textbox', { name: /^Adresse e-mail/ })).toHaveValue('camille@exemple.fr');
});

it('[A11Y-01] has no violation, with or without a message', async () => {
  const { container } = await open();
  await giveEmail();
  await goOn();
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('[ALERT-02] starts with the address typed in the list of offers, not the draft’s', async () => {
  window.sessionStorage.setItem('alert-draft', JSON.stringify({ email: 'autre@exemple.fr' }));
  const { router } = await open();
  const state = { email: 'camille@exemple.fr' };
  await act(() => router.navigate('/alerte?codeContractType=dr_contract_cdi', { state }));
  expect(screen.getByRole('textbox', { name: /^Adresse e-mail/ })).toHaveValue('camille@exemple.fr');
  await goOn();
  await heading('Quelles offres cherchez-vous\u00a0?');
  await user.click(job('Boucher'));
  await goOn();
  expect(await screen.findByText('camille@exemple.fr')).toBeVisible();
});

it('[ALERT-01] restarts a crashed form at the same step, with its entries', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  await giveEmail();
  await user.click(job('Boucher'));
  // Browser extensions change the DOM without React.
  screen.getByRole('group', { name: /^Métiers/ }).remove();
  await goOn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Rien de ce que vous avez saisi n’est perdu.');
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await heading('Tout est juste\u00a0?');
  expect(screen.getByText('camille@exemple.fr')).toBeVisible();
  expect(screen.getByText('Boucher')).toBeVisible();
});

it('[ALERT-01] lists jobs and entities from all pages of the API', async () => {
  const paged = (titles: readonly string[]) => (parameters: URLSearchParams) => {
    const title = titles[Number(parameters.get('page'))];
    return Response.json([{ code: `job_${title}`, title, label: title, parent: null }], {
      headers: { 'X-Total-Elements': '2', 'X-Total-Pages': '2' },
    });
  };
  await open('/alerte', {
    '/jobdescriptions/': paged(['Boucher', 'Tailleur']),
    '/entity/': paged(['Super U', 'U Tech']),
  });
  await giveEmail();
  for (const name of ['Tailleur', 'U Tech'])
    expect(screen.getByRole('checkbox', { name, hidden: true })).toBeInTheDocument();
});
