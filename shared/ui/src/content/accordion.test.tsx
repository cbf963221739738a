import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion.tsx';

test('a question opens and closes its own answer only', async () => {
  render(
    <Accordion
      items={[
        { title: 'Quel apport ?', content: <p>70 000 €</p> },
        { title: 'Combien de temps ?', content: <p>De 4 à 18 mois</p> },
      ]}
    />,
  );
  const question = screen.getByRole('heading', { level: 3, name: 'Quel apport ?' });
  expect(screen.getByText('70 000 €')).not.toBeVisible();
  await userEvent.click(question);
  expect(screen.getByText('70 000 €')).toBeVisible();
  expect(screen.getByText('De 4 à 18 mois')).not.toBeVisible();
  await userEvent.click(question);
  expect(screen.getByText('70 000 €')).not.toBeVisible();
});
