import styled from 'styled-components';
import { Button } from '@careers/ui';
import { openConsent, useConsent } from '@careers/platform';

/** Asks for the consent that a film needs (decisions.md#storage-and-consent). */
export function BlockedFilm() {
  return (
    <Strip data-ground="dark">
      <p>Pour voir cette vidéo, autorisez les cookies publicitaires puis rafraîchissez la page.</p>
      <div>
        <Button type="button" onClick={openConsent}>
          Gérer mes cookies
        </Button>
        <Button type="button" $variant="secondary" onClick={() => window.location.reload()}>
          Rafraîchir la page
        </Button>
      </div>
    </Strip>
  );
}

/** The same, once for a page of films. */
export function BlockedFilms() {
  if (useConsent().advertising) return null;
  return (
    <Alone>
      <BlockedFilm />
    </Alone>
  );
}

const Alone = styled.div`
  margin-bottom: clamp(1.5rem, 3vw, 2.5rem);
  border-radius: var(--r-3);
  overflow: hidden;
`;

const Strip = styled.div`
  padding: 1.1rem 1.5rem 1.4rem;
  background: var(--aubergine-900);
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: 1rem;
  }
  @media (scripting: none) {
    > div {
      display: none;
    }
  }
`;
