import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteProvider, writeConsent } from '@careers/platform';
import { CONSENT_OPEN } from '@careers/platform/consent';
import { testConfiguration } from '@careers/testing';
import { BlockedFilms } from './blocked-film.tsx';
import { Video } from './video.tsx';

const PROVIDER = testConfiguration.videoProviderUrl;
const NOTHING = { personalisation: false, audience: false, advertising: false };
const film = {
  videoId: 'abc123DEF45',
  title: 'Une matinée',
  poster: 'scene-magasin' as const,
  transcript: ['« Six heures. »'],
};

function show(many = false) {
  const api = { baseUrl: '', fetch: () => Promise.reject(new Error('not called')) };
  return render(
    <SiteProvider site={{ api, configuration: testConfiguration }}>
      {many && <BlockedFilms />}
      <Video film={film} isOneOfMany={many} />
    </SiteProvider>,
  );
}

const frame = () => screen.queryByTitle<HTMLIFrameElement>('Vidéo : Une matinée');
const playing = () => screen.findByTitle<HTMLIFrameElement>('Vidéo : Une matinée');
const play = () => screen.queryByRole('button', { name: 'Lire la vidéo : Une matinée' });
const allow = (advertising: boolean) => act(() => writeConsent({ ...NOTHING, advertising }));
const postMessage = (data: string, source: Window | null | undefined, origin = PROVIDER) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, source: source ?? null, origin }));
  });

beforeEach(() => allow(false));

describe('[CONTENT-08] a film', () => {
  it('is our poster, a prompt and a transcript before consent', async () => {
    const opened = jest.fn();
    window.addEventListener(CONSENT_OPEN, opened);
    const { container } = show();
    expect(
      screen.getByText(
        'Pour voir cette vidéo, autorisez les cookies publicitaires puis rafraîchissez la page.',
      ),
    ).toBeInTheDocument();
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute(
      'src',
      '/static/ui/illustrations/scene-magasin.svg',
    );
    expect(play()).not.toBeInTheDocument();
    expect(screen.getByText('« Six heures. »')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Gérer mes cookies' }));
    expect(opened).toHaveBeenCalledTimes(1);
    window.removeEventListener(CONSENT_OPEN, opened);
  });

  it('can be played as soon as advertising is allowed, asks the provider only then, and ends with a withdrawal', async () => {
    show();
    allow(true);
    expect(frame()).not.toBeInTheDocument();
    await userEvent.click(play()!);
    expect(await playing()).toHaveFocus();
    const address = new URL(frame()!.src);
    expect(address.origin + address.pathname).toBe(`${PROVIDER}/embed/abc123DEF45`);
    expect(address.searchParams.get('autoplay')).toBe('1');
    allow(false);
    expect(frame()).not.toBeInTheDocument();
  });

  it('among many has its prompt said once above all of them, and asks for consent itself', async () => {
    const opened = jest.fn();
    window.addEventListener(CONSENT_OPEN, opened);
    show(true);
    expect(screen.getAllByText(/autorisez les cookies publicitaires/)).toHaveLength(1);
    await userEvent.click(
      screen.getByRole('button', { name: /^Lire la vidéo.: Une matinée \(après votre accord/ }),
    );
    expect(opened).toHaveBeenCalledTimes(1);
    expect(frame()).not.toBeInTheDocument();
    allow(true);
    expect(screen.queryByText(/autorisez les cookies publicitaires/)).not.toBeInTheDocument();
    await userEvent.click(play()!);
    expect(await playing()).toBeInTheDocument();
    window.removeEventListener(CONSENT_OPEN, opened);
  });

  it('gives its place back to the poster at its end, and says when it cannot be shown', async () => {
    allow(true);
    show();
    await userEvent.click(play()!);
    postMessage('{"event":"infoDelivery","info":{"playerState":0}}', (await playing()).contentWindow);
    expect(frame()).not.toBeInTheDocument();
    await userEvent.click(play()!);
    postMessage('{"event":"onError","info":150}', (await playing()).contentWindow);
    expect(screen.getByRole('alert')).toHaveTextContent('ne peut pas être lue');
    expect(play()).toBeInTheDocument();
  });

  it('listens to nobody but its frame', async () => {
    allow(true);
    show();
    await userEvent.click(play()!);
    const error = '{"event":"onError","info":150}';
    postMessage(error, window);
    postMessage(error, (await playing()).contentWindow, 'https://autre.test');
    expect(frame()).toBeInTheDocument();
  });
});
