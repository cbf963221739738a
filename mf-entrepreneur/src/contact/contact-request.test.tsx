import { screen, waitFor } from '@testing-library/react';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../area.tsx';

const form = {
  id: 'form',
  widget: 'application',
  remote: null,
  opensAt: '#candidature' as const,
  data: null,
};

it('[ERROR-02] [APPLY-11] a form that cannot be opened leads to the one that works without scripts', async () => {
  const url = '/devenir-entrepreneur#candidature';
  renderArea(area, url, apiDouble({}), { widget: () => Promise.resolve(form) });
  const plain = await screen.findByRole('link', { name: 'Remplir le formulaire sur une page à part' });
  expect(plain).toHaveAttribute('href', '/candidature/formulaire?type=dce');
  expect(screen.getByText(/appeler la personne qui suit votre région/)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toContainElement(plain));
  expect(document.getElementById('candidature')).toContainElement(plain);
});
