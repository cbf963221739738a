import { screen, waitFor, within } from '@testing-library/react';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../../area.tsx';

const form = {
  id: 'form',
  widget: 'application',
  remote: null,
  opensAt: '#candidature' as const,
  data: null,
};

it('[ERROR-02] [APPLY-10] falls back to the form without JavaScript if the dialog fails', async () => {
  const url = '/candidature-spontanee?domaine=logistique#candidature/cv';
  renderArea(area, url, apiDouble({}), { widget: () => Promise.resolve(form) });
  const plain = await screen.findByRole('link', { name: 'Postuler sur une page à part' });
  expect(plain).toHaveAttribute('href', '/candidature/formulaire?domaine=logistique');
  await waitFor(() => expect(document.activeElement).toContainElement(plain));
});

it('[APPLY-10] asks for a domain first, and each domain opens its form', async () => {
  renderArea(area, '/candidature-spontanee', apiDouble({}));
  const domains = await screen.findByRole('region', { name: 'Ou postulez ici, dans votre domaine' });
  const links = within(domains).getAllByRole('link');
  expect(links.length).toBeGreaterThan(3);
  for (const link of links)
    expect(link).toHaveAttribute('href', expect.stringMatching(/\?domaine=[\w-]+#candidature\/cv$/));
});

it('[APPLY-10] has no form without a domain', async () => {
  renderArea(area, '/candidature-spontanee?domaine=cuisine', apiDouble({}));
  await screen.findByRole('heading', { level: 1, name: 'Prenez les devants.' });
  expect(screen.queryByRole('link', { name: 'Postuler sur une page à part' })).not.toBeInTheDocument();
});
