import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, listener);
  return () => events.forEach((event) => window.removeEventListener(event, listener));
}

/** Says that the network is gone for as long as it is. */
export function ConnectionBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{!isOnline && <Banner>Vous êtes hors connexion</Banner>}</div>;
}

const Banner = styled.p`
  padding: 0.6rem 1rem;
  background: var(--citron-500);
  color: var(--aubergine-950);
  font-weight: 700;
  text-align: center;
`;
