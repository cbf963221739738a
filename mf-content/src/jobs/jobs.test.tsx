import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../area.tsx';
import { JOBS, jobDescriptions, offers } from '../test/answers.ts';

const SECTOR = '/nos-metiers/les-metiers-en-supermarche';

const show = (path: string, count = 1360) =>
  renderArea(area, path, apiDouble({ '/jobdescriptions/': jobDescriptions, '/offers/': offers(count) }));

it('[ROUTE-04] the hub leads to the sectors', async () => {
  show('/nos-metiers');
  await screen.findByRole('heading', { level: 1, name: 'Nos métiers' });
  expect(screen.getByRole('link', { name: 'Magasins' })).toHaveAttribute('href', SECTOR);
});

describe('[CONTENT-02] a sector', () => {
  it('shows its description and number of offers, and lists its job sheets', async () => {
    show(SECTOR);
    await screen.findByRole('heading', { level: 1, name: 'Les métiers en supermarché' });
    expect(screen.getByRole('link', { name: 'Voir 1\u00a0360 offres d’emploi' })).toHaveAttribute(
      'href',
      '/offres-emploi?codeOfferFamilyCategory=job_family_magasins',
    );
    expect(screen.getByRole('link', { name: 'Boucher' })).toHaveAttribute('href', `${SECTOR}/boucher`);
    expect(screen.getByRole('heading', { name: 'Une matinée à l’étal' })).toBeInTheDocument();
  });

  it('shows the job sheets of one category, and all of them again', async () => {
    show(SECTOR);
    const filter = await screen.findByRole('navigation', { name: 'Catégories de métiers' });
    await userEvent.click(within(filter).getByRole('link', { name: /^Drive/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Boucher' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Préparateur drive' })).toBeInTheDocument();
    expect(within(filter).getByRole('link', { name: /^Drive ?, 1 fiche$/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(within(filter).getByRole('link', { name: /^Toutes/ }));
    expect(await screen.findByRole('link', { name: 'Boucher' })).toBeInTheDocument();
  });

  it('leads to the offers of its jobs’ profiles', async () => {
    const profile = (label: string, labelForUrl: string) => ({ label, labelForUrl });
    const withProfiles = JOBS.map((job) => ({
      ...job,
      offersProfile: [
        profile(job.title, job.titleForUrl),
        profile(`Second ${job.title}`, `second-${job.titleForUrl}`),
      ],
    }));
    const api = apiDouble({
      '/jobdescriptions/': (parameters) =>
        parameters.get('withOffersProfile') === 'true' ? withProfiles : jobDescriptions(parameters),
    });
    renderArea(area, SECTOR, api);
    const profiles = await screen.findByRole('navigation', { name: 'Les postes que l’on y propose' });
    const links = within(profiles).getAllByRole('link');
    expect(links).toHaveLength(JOBS.length);
    expect(links[0]).toHaveTextContent('Second Boucher');
    expect(links[0]).toHaveAttribute('href', '/nos-offres/second-boucher');
  });

  it('ignores a category it does not have', async () => {
    show(`${SECTOR}?categorie=Inconnue`);
    expect(await screen.findByRole('link', { name: 'Boucher' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Préparateur drive' })).toBeInTheDocument();
  });
});

describe('[CONTENT-02] a job sheet', () => {
  it('shows the job, links to its offers with their number, and to related jobs', async () => {
    show(`${SECTOR}/boucher`);
    await screen.findByRole('heading', { level: 1, name: 'Boucher' });
    expect(screen.getByText('Désosser et parer')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Voir 1\u00a0360 offres/ })).toHaveAttribute(
      'href',
      '/nos-offres/boucher',
    );
    const near = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(near.filter((name) => name === 'Boulanger' || name === 'Préparateur drive')).toEqual([
      'Boulanger',
      'Préparateur drive',
    ]);
  });

  it('lets people of the job speak, or of its sector, with a film and a way to an alert', async () => {
    const first = show(`${SECTOR}/boucher`);
    expect(await screen.findByText(/contrat saisonnier, deux mois/)).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { level: 2, name: 'Dans le même secteur, ils racontent' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Créer une alerte' })).toHaveAttribute(
      'href',
      '/alerte?codeJobName=job_boucherie',
    );
    first.unmount();

    const described = {
      ...JOBS[0]!,
      videos: [{ videoId: 'abc123DEF45', type: 'TEMOIGNAGE' as const, vignetteUrl: '/static/affiche.jpg' }],
      testimonies: [
        { text: 'Je coupe.', name: 'Claire', jobAndPlace: 'Bouchère', photoUrl: '/c.jpg', alt: 'Claire' },
      ],
    };
    const { container } = renderArea(
      area,
      `${SECTOR}/boucher`,
      apiDouble({ '/jobdescriptions/': () => [described], '/offers/': offers(1) }),
    );
    expect(await screen.findByText('« Je coupe. »')).toBeInTheDocument();
    expect(screen.getByText(/^Pour voir cette vidéo/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: /^Ils font le métier/ })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Claire' })).toHaveAttribute('src', '/c.jpg');
    expect(container.querySelector('img[src="/static/affiche.jpg"]')).toBeInTheDocument();
    expect(screen.queryByText(/contrat saisonnier/)).not.toBeInTheDocument();
  });

  it('shows a film that the site knows with its name and its transcript', async () => {
    const filmed = {
      ...JOBS[0]!,
      videos: [{ videoId: 'filmKarim01', type: 'TEMOIGNAGE' as const, vignetteUrl: '/static/affiche.jpg' }],
    };
    renderArea(
      area,
      `${SECTOR}/boucher`,
      apiDouble({ '/jobdescriptions/': () => [filmed], '/offers/': offers(1) }),
    );
    expect(await screen.findByText(/Lire la transcription/)).toHaveTextContent(
      'Karim, Le pain de cinq heures',
    );
    expect(screen.queryByText(/contrat saisonnier/)).not.toBeInTheDocument();
  });

  it('[SEARCH-09] leads to the searches for the job that find something', async () => {
    const search = (code: string, label: string, count: number) => ({
      job: { code: 'job_boucherie', label: 'Boucher', labelForUrl: 'boucher' },
      value: { code, label, labelForUrl: label.toLowerCase(), type: 'REGION' },
      count,
      publicationDate: '2026-11-21T09:45:00.000Z',
    });
    const found = apiDouble({
      '/jobdescriptions/': jobDescriptions,
      '/offers/searches': (parameters) =>
        parameters.get('codeJob') === 'job_boucherie'
          ? [search('reg_53', 'Bretagne', 1204), search('dr_contract_cdi', 'CDI', 1)]
          : [],
    });
    renderArea(area, `${SECTOR}/boucher`, found);
    const searches = within(
      await screen.findByRole('navigation', { name: 'Les offres par lieu et par contrat' }),
    );
    expect(
      searches.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Emploi Boucher Bretagne1\u00a0204, 1\u00a0204 offres d’emploi', '/nos-offres/boucher/bretagne'],
      ['Emploi Boucher CDI1, 1 offre d’emploi', '/nos-offres/boucher/cdi'],
    ]);
  });

  it('has a day at work', async () => {
    show(`${SECTOR}/boucher`);
    expect(await screen.findByRole('heading', { name: 'Une journée dans le métier' })).toBeInTheDocument();
  });

  it('[ROUTE-04] is found from under another sector', async () => {
    const { router } = show('/nos-metiers/les-metiers-marketing/boucher');
    await screen.findByRole('heading', { level: 1, name: 'Boucher' });
    expect(router.state.location.pathname).toBe(`${SECTOR}/boucher`);
  });
});

it.each([
  ['/nos-metiers/les-metiers-inconnus', 'Secteur introuvable'],
  [`${SECTOR}/inconnu`, 'Métier introuvable'],
])('[ROUTE-04] %s is "%s"', async (path, caption) => {
  const { router } = show(path);
  await waitFor(() =>
    expect(Object.values(router.state.errors ?? {})).toEqual([
      expect.objectContaining({
        status: 404,
        statusText: caption,
        data: { advice: expect.stringMatching(/Trouver mon métier/) as unknown },
      }),
    ]),
  );
});
