import { render, screen } from '@testing-library/react';
import { FormFallback } from './form-fallback.tsx';

test('[ERROR-02] a form that cannot be opened leads to its page; links to the form lead here', () => {
  window.location.hash = '#candidature/cv';
  render(
    <FormFallback
      id="candidature/cv"
      href="/candidature/formulaire?type=dce"
      action="Remplir sur une page à part"
    >
      Le formulaire ne s’ouvre pas ici.
    </FormFallback>,
  );
  expect(screen.getByText('Le formulaire ne s’ouvre pas ici.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Remplir sur une page à part' });
  expect(link).toHaveAttribute('href', '/candidature/formulaire?type=dce');
  expect(document.getElementById(window.location.hash.slice(1))).toContainElement(link);
});
