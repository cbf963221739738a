import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { createApiClient, offerPath } from '@careers/api-client';
import type { Offer } from '@careers/api-client';
import { withSourceMarker, useSite } from '@careers/platform';

const OFFERS = 3;

/** Offers for the job of a closed offer; nothing while loading or without any. */
export function SimilarOffers({ reference }: { reference: string }) {
  const { api, configuration } = useSite();
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const client = createApiClient(api);
    const options = { signal: abort.signal };
    client.offers
      .get(reference, options)
      .then(({ codeJobName }) =>
        client.offers.list(
          { codeJob: codeJobName, page: 0, size: OFFERS + 1, sort: 'publicationDate,desc' },
          options,
        ),
      )
      .then(({ list }) => setOffers(list.filter((offer) => offer.reference !== reference).slice(0, OFFERS)))
      // The page works without them.
      .catch(() => undefined);
    return () => abort.abort();
  }, [api, reference]);
  if (offers.length === 0) return null;
  return (
    <Root>
      <h3>Offres similaires</h3>
      <ul>
        {offers.map((offer) => (
          <li key={offer.reference}>
            <a href={withSourceMarker(offerPath(offer), configuration.productId)}>{offer.title}</a>
            <PlaceAndContract>
              {offer.locationName}, {offer.contractType.label}
            </PlaceAndContract>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  width: 100%;
  ul {
    margin-top: 0.75rem;
  }
  li {
    display: grid;
    padding: 0.75rem 0;
    border-top: 1px solid var(--border);
  }
  a {
    align-content: center;
    min-height: var(--target);
    color: var(--text);
    font-weight: 700;
  }
`;

const PlaceAndContract = styled.span`
  color: var(--text-2);
  font-size: var(--fs-sm);
`;
