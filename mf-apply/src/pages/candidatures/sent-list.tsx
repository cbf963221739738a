import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { createApiClient, offerPath } from '@careers/api-client';
import type { Offer } from '@careers/api-client';
import { useOffersByReference } from '@careers/api-client/hooks';
import { Link, returnToLink, useSite } from '@careers/platform';
import type { useAppliedOffers } from '@careers/platform';
import { Button, Card, Message, Muted } from '@careers/ui';
import { dayLabel, parisDay } from '@careers/ui/french';

interface SentListProps {
  applications: ReturnType<typeof useAppliedOffers>;
}

/** Offers of applications with their current state, newest first; only references without a response. */
export function SentList({ applications }: SentListProps) {
  const { api } = useSite();
  const client = useMemo(() => createApiClient(api), [api]);
  const references = useMemo(() => applications.map(({ id }) => id), [applications]);
  const { data, isLoading, hasFailed, retry } = useOffersByReference(client, references);
  const list = useRef<HTMLUListElement>(null);
  const isAnswered = data !== undefined;
  // The list loads after the page, whose title has the focus by then.
  useEffect(() => {
    if (isAnswered) queueMicrotask(() => list.current && returnToLink(list.current));
  }, [isAnswered]);
  return (
    <>
      {hasFailed && (
        <Message tone="warning" role="status">
          L’état des offres n’a pas pu être lu.
          <Button type="button" $variant="secondary" onClick={retry}>
            Réessayer
          </Button>
        </Message>
      )}
      <List ref={list} aria-busy={isLoading}>
        {applications.map(({ id, appliedAt }) => (
          <li key={id}>
            <Card>
              <Sent
                reference={id}
                appliedAt={appliedAt}
                offer={data?.find(({ reference }) => reference === id)}
                isClosed={isAnswered && !isLoading && !hasFailed && !isOpen(data, id)}
              />
            </Card>
          </li>
        ))}
      </List>
    </>
  );
}

/** An offer that the API no longer knows is closed. */
function isOpen(offers: readonly Offer[], reference: string): boolean {
  return offers.some((offer) => offer.reference === reference && offer.status !== 'CLOSED');
}

interface SentProps {
  reference: string;
  appliedAt: string;
  offer: Offer | undefined;
  isClosed: boolean;
}

function Sent({ reference, appliedAt, offer, isClosed }: SentProps) {
  return (
    <>
      <h2>{offer ? <Link to={offerPath(offer)}>{offer.title}</Link> : `Offre ${reference}`}</h2>
      {offer && <p>{[offer.locationName, offer.contractType.label].join(', ')}</p>}
      <p>Envoyée le {dayLabel(parisDay(new Date(appliedAt)))}</p>
      {isClosed && <Muted as="p">Cette offre n’est plus disponible</Muted>}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: 1rem;
  article {
    padding: 1.1rem 1.25rem;
  }
  h2 {
    margin-bottom: 0.35rem;
    font-size: 1.125rem;
  }
`;
