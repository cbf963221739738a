import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ActionDataProvider, useActionData } from './action-data.tsx';
import { useNavigate } from './router.ts';

function Page() {
  const navigate = useNavigate();
  const answer = useActionData<string>();
  return (
    <>
      <p>{answer ?? 'aucune réponse'}</p>
      <button onClick={() => void navigate('/merci')}>Suite</button>
    </>
  );
}

it('[TEAM-08] a page reads what its action has answered, until another page is shown', async () => {
  let answer: string | undefined = 'à corriger';
  render(
    <MemoryRouter>
      <ActionDataProvider current={() => answer}>
        <Page />
      </ActionDataProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText('à corriger')).toBeVisible();
  answer = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Suite' }));
  expect(await screen.findByText('aucune réponse')).toBeVisible();
});

it('a page without a provider, such as a test’s, has no answer', () => {
  render(<Page />, { wrapper: MemoryRouter });
  expect(screen.getByText('aucune réponse')).toBeVisible();
});
