import { screen, waitFor } from '@testing-library/react';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../area.tsx';
import { aNews, aNewsDetail } from '../test/answers.ts';

const PATH = '/actualites/moins-de-casse-le-bilan-42';

const show = (path: string, detail = aNewsDetail()) =>
  renderArea(
    area,
    path,
    apiDouble({
      '/news/': (parameters) =>
        parameters.get('page') === '0' ? [aNews(), aNews({ id: 7, title: 'Autre' })] : [],
      '/news/42': () => detail,
    }),
  );

it('[CONTENT-05] the list leads to each piece of news, with its date', async () => {
  show('/actualites');
  await screen.findByRole('heading', { level: 1, name: 'Actualités' });
  expect(screen.getByRole('link', { name: /Moins de casse/ })).toHaveAttribute('href', PATH);
  expect(screen.getAllByText('19 novembre 2026')[0]).toHaveAttribute('datetime', '2026-11-19');
});

describe('[CONTENT-05] a piece of news', () => {
  it('shows all its fields: texts, pictures, testimonial, button, other news', async () => {
    const { container } = show(PATH);
    await screen.findByRole('heading', { level: 1, name: /Moins de casse/ });
    for (const text of ['Premier texte.', 'Deuxième texte.', 'Dernier texte.'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Un poisson' })).toHaveAttribute('src', '/1.svg');
    expect(container.querySelector('source[srcset="/1m.svg"]')).toHaveAttribute(
      'media',
      '(max-width: 47.99em)',
    );
    expect(screen.getByRole('link', { name: /Voir les offres/ })).toHaveAttribute('href', '/offres-emploi');
    expect(screen.getByRole('link', { name: 'Autre' })).toBeInTheDocument();
    expect(screen.queryByText(/Pour voir cette vidéo/)).not.toBeInTheDocument();
  });

  it.each([
    ['« On jette moins. » Malika', '« On jette moins. »', 'Malika'],
    [
      '« Le mot d’ordre : « Zéro casse ». » Léa, Associée',
      '« Le mot d’ordre : « Zéro casse ». »',
      'Léa, Associée',
    ],
    ['On jette moins.', 'On jette moins.', null],
  ])('says who is quoted below the words: %s', async (testimony, words, speaker) => {
    show(PATH, aNewsDetail({ testimony }));
    const quotation = await screen.findByRole('blockquote');
    expect(quotation).toHaveTextContent(new RegExp(`^${words}$`));
    expect(quotation.parentElement?.querySelector('figcaption')?.textContent ?? null).toBe(speaker);
  });

  it('has its film behind consent', async () => {
    show(PATH, aNewsDetail({ videoId: 'abc123DEF45' }));
    expect(await screen.findByText(/Pour voir cette vidéo/)).toBeInTheDocument();
  });

  it('opens another site in a window that cannot reach back, and never an address that runs a script', async () => {
    const first = show(PATH, aNewsDetail({ buttonUrl: 'https://ailleurs.test', buttonIsNewTab: true }));
    const button = await screen.findByRole('link', { name: /\(nouvelle fenêtre\)/ });
    expect(button).toHaveAttribute('rel', 'noopener');
    first.unmount();
    for (const buttonUrl of ['javascript:alert(1)', '//ailleurs.test', 'data:text/html,x']) {
      const { unmount } = show(PATH, aNewsDetail({ buttonUrl }));
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('link', { name: /Voir les offres/ })).not.toBeInTheDocument();
      unmount();
    }
  });
});

it.each(['/actualites/42', '/actualites/mauvais-titre-42'])(
  '[ROUTE-07] %s goes to its own address',
  async (path) => {
    const { router } = show(path);
    await screen.findByRole('heading', { level: 1, name: /Moins de casse/ });
    expect(router.state.location.pathname).toBe(PATH);
  },
);

it.each(['/actualites/x-1234567890', '/actualites/abc', '/actualites/x-404', '/actualites?page=9'])(
  '[ROUTE-07] %s is a 404',
  async (path) => {
    const { router } = show(path);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
  },
);
