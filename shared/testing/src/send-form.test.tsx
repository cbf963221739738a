import { fireEvent, screen, waitFor } from '@testing-library/react';
import { data, defineArea, definePages, redirect, useActionData, useLoaderData } from '@careers/platform';
import type { ActionRequest } from '@careers/platform';
import { apiDouble } from './api-double.ts';
import { renderAnswer } from './render-area.tsx';
import { sendForm } from './send-form.ts';

function Contact() {
  const { subject } = useLoaderData<{ subject: string }>();
  const answer = useActionData<{ error: string; email: string }>();
  return (
    <form method="post">
      <h1>{subject}</h1>
      {answer && <p>{answer.error}</p>}
      <label>
        E-mail <input name="email" defaultValue={answer?.email} />
      </label>
      <a href="#email">Corriger</a>
      <a href="/contact/stage?sujet=autre">Un autre</a>
    </form>
  );
}

const server = {
  head: () => ({ title: 'Contact' }),
  loader: ({ params }: { params: ActionRequest['params'] }) => ({ subject: params['subject'] }),
  action({ fields, params }: ActionRequest) {
    const email = fields.get('email') ?? '';
    if (email === 'panne') throw new Error('broken');
    if (email.includes('@')) return redirect(`/contact/${params['subject']}/merci`);
    return data({ error: 'Il manque l’arobase', email }, { status: 422 });
  },
};
const area = defineArea({
  name: 'mf-example',
  pages: definePages([
    ['/contact/:subject', async () => ({ default: Contact }), async () => server, [], true],
    ['/merci', async () => ({ default: () => null }), async () => ({ head: () => ({ title: 'Merci' }) })],
  ]),
});
const api = apiDouble({});
const send = (email: string, path = '/contact/stage') => sendForm(area, path, { email }, api);

it('[TEAM-08] says where a form leads, or what is to correct', async () => {
  expect(await send('ines@exemple.fr')).toEqual({ status: 303, location: '/contact/stage/merci' });
  expect(await send('ines')).toEqual({ status: 422, data: { error: 'Il manque l’arobase', email: 'ines' } });
  await expect(send('panne')).rejects.toThrow('broken');
  await expect(send('ines', '/merci')).rejects.toThrow('The page at /merci has no action.');
  await expect(send('ines', '/nulle-part')).rejects.toThrow('mf-example has no page at /nulle-part.');
});

it('[TEAM-08] shows a page as the answer to a form, which a link to a field keeps and another page does not have', async () => {
  const actionData = { error: 'Il manque l’arobase', email: 'ines' };
  const { router } = renderAnswer(area, '/contact/stage', api, actionData);
  expect(await screen.findByText('Il manque l’arobase')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ines');
  fireEvent.click(screen.getByRole('link', { name: 'Corriger' }));
  expect(await screen.findByText('Il manque l’arobase')).toBeVisible();
  expect(router.state.location.hash).toBe('#email');
  fireEvent.click(screen.getByRole('link', { name: 'Un autre' }));
  await waitFor(() => expect(screen.queryByText('Il manque l’arobase')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'stage' })).toBeVisible();
});
