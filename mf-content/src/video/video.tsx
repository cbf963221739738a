import { Suspense, lazy, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { VisuallyHidden, hovering, illustrationUrl, hiddenWithoutScript } from '@careers/ui';
import { openConsent, useConsent } from '@careers/platform';
import type { Film } from '../../content/schema/parts.ts';
import { BlockedFilm } from './blocked-film.tsx';
import type { PlayerProps } from './player.tsx';
import { Poster } from './poster.tsx';
import { Transcript } from './transcript.tsx';

/** Loaded with the first film that is played. */
const Player = lazy<ComponentType<PlayerProps>>(() =>
  import('./player.tsx').then(
    ({ Player: Loaded }) => ({ default: Loaded }),
    () => ({ default: NoPlayer }),
  ),
);

/** Replaces a player that could not be loaded. */
function NoPlayer({ onEvent }: PlayerProps) {
  useEffect(() => onEvent('failed'), [onEvent]);
  return null;
}

/** A film of the job API: its poster is one of our files. */
export type ApiFilm = Omit<Film, 'poster'> & { posterUrl: string };

interface VideoProps {
  film: Film | ApiFilm;
  /** A page of films asks for consent once, above them: `BlockedFilms`. */
  isOneOfMany?: boolean;
}

/**
 * A film behind our own poster. Nothing is requested from its provider before advertising cookies are allowed and the
 * visitor plays it; the transcript is for everyone.
 */
export function Video({ film, isOneOfMany = false }: VideoProps) {
  const { videoId, title, transcript } = film;
  const posterUrl = 'posterUrl' in film ? film.posterUrl : illustrationUrl(film.poster);
  const isAllowed = useConsent().advertising;
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  const isPlaying = isAllowed && state === 'playing';
  const poster = <Poster url={posterUrl} />;
  return (
    <div>
      <Root>
        <Screen>
          {isPlaying ? (
            <Suspense fallback={poster}>
              <Player
                videoId={videoId}
                title={title}
                onEvent={(event) => setState(event === 'failed' ? 'failed' : 'poster')}
              />
            </Suspense>
          ) : (
            poster
          )}
          {(isAllowed || isOneOfMany) && !isPlaying && (
            <Play
              data-ground="tint"
              type="button"
              onClick={isAllowed ? () => setState('playing') : openConsent}
            >
              <PlayDisc>
                <PlayGlyph />
              </PlayDisc>
              <VisuallyHidden>
                {`Lire la vidéo\u00a0: ${title}${isAllowed ? '' : ' (après votre accord aux cookies publicitaires)'}`}
              </VisuallyHidden>
            </Play>
          )}
        </Screen>
        {!isAllowed && !isOneOfMany && <BlockedFilm />}
      </Root>
      {state === 'failed' && (
        <Failure role="alert">Cette vidéo ne peut pas être lue pour le moment. Essayez plus tard.</Failure>
      )}
      {transcript.length > 0 && <Transcript title={title} transcript={transcript} />}
    </div>
  );
}

const Root = styled.div`
  border-radius: var(--r-3);
  overflow: hidden;
`;

const Screen = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  > iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    background: var(--aubergine-900);
  }
`;

const PlayDisc = styled.span`
  display: grid;
  place-items: center;
  position: absolute;
  bottom: 1.25rem;
  left: 1.25rem;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: 50%;
  background: var(--citron-500);
  transition: background var(--t-1);
`;

const Play = styled.button`
  ${hiddenWithoutScript}
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  border-radius: var(--r-3);
  background: none;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -6px;
  }
  ${hovering} {
    &:hover ${PlayDisc} {
      background: var(--blanc);
    }
  }
`;

const Failure = styled.p`
  margin-top: 0.75rem;
  color: var(--error);
  font-weight: 600;
`;

export function PlayGlyph() {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M7 4.2v15.6a1 1 0 0 0 1.5.86l12.6-7.8a1 1 0 0 0 0-1.72L8.5 3.34A1 1 0 0 0 7 4.2z" />
    </svg>
  );
}
