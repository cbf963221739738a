import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../../area.tsx';
import { JOBS } from '../../test/answers.ts';

const API = {
  '/jobdescriptions/forSEO': () => JOBS,
  '/referentials/forSEO': () => [{ code: 'reg_53', label: 'Bretagne' }],
};

describe('[CONTENT-01] the home page', () => {
  it('has one title, a search, figures, and ways to popular jobs and regions', async () => {
    renderArea(area, '/', apiDouble(API));
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('search', { name: 'Rechercher une offre d’emploi' })).toBeInTheDocument();
    expect(screen.getByText('un réseau de').parentElement).toHaveTextContent('1 793');
    expect(screen.getByRole('link', { name: 'Emploi Boucher' })).toHaveAttribute(
      'href',
      '/nos-offres/boucher',
    );
    expect(screen.getByRole('link', { name: 'Emploi Bretagne' })).toHaveAttribute(
      'href',
      '/offres-emploi?codeRegion=reg_53',
    );
    expect(screen.getByRole('link', { name: /^Quel apport/ })).toHaveAttribute('href', '/faq#apport');
    expect(screen.getByRole('link', { name: 'Toutes les questions fréquentes' })).toHaveAttribute(
      'href',
      '/faq',
    );
  });

  it('lets each family of jobs speak, chosen by a face', async () => {
    renderArea(area, '/', apiDouble(API));
    const choices = await screen.findByRole('group', { name: 'Familles de métiers' });
    expect(within(choices).getAllByRole('button')).toHaveLength(7);
    const technology = within(choices).getByRole('button', { name: 'Informatique' });
    const face = technology.querySelector('img')?.getAttribute('src');
    expect(face).toMatch(/portrait-developpeuse/);
    await userEvent.click(technology);
    expect(technology).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/mon code fonctionner en caisse/)).toBeVisible();
    expect(screen.getByText(/contrat saisonnier, deux mois/)).not.toBeVisible();
  });

  it('shows the promoted jobs under their sector', async () => {
    const requests = apiDouble({
      ...API,
      '/jobdescriptions/': (parameters) => (parameters.get('isPromote') === 'true' ? JOBS.slice(0, 2) : JOBS),
    });
    renderArea(area, '/', requests);
    const heading = await screen.findByRole('heading', { level: 3, name: 'Magasins' });
    const links = within(heading.closest('li')!).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Magasins', '/nos-metiers/les-metiers-en-supermarche'],
      ['Boucher', '/nos-metiers/les-metiers-en-supermarche/boucher'],
      ['Boulanger', '/nos-metiers/les-metiers-en-supermarche/boulanger'],
    ]);
  });

  it('is worth reading without the API', async () => {
    renderArea(area, '/', apiDouble({}));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'Métiers populaires' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Contrats' })).toBeInTheDocument();
  });
});
