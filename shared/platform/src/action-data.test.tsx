import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ActionDataProvider, useActionData } from './action-data.tsx';
import { useNavigate } from './router.ts';

function Answer() {
  return <p>{useActionData<string>() ?? 'aucune réponse'}</p>;
}

function Next() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/merci')}>Suite</button>;
}

it('[TEAM-08] a page reads the data of its action until the next navigation', async () => {
  let answer: string | undefined = 'à corriger';
  render(
    <MemoryRouter>
      <ActionDataProvider current={() => answer}>
        <Answer />
        <Next />
      </ActionDataProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText('à corriger')).toBeVisible();
  answer = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Suite' }));
  expect(await screen.findByText('aucune réponse')).toBeVisible();
});

it('a page without a provider, as in a test, has no action data', () => {
  render(<Answer />, { wrapper: MemoryRouter });
  expect(screen.getByText('aucune réponse')).toBeVisible();
});
