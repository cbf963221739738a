import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Container, WidgetSection, below, useInView } from '@careers/ui';
import { BelowFold, WidgetSlot, rememberSeenOffer, useAppliedOffer, useLoaderData } from '@careers/platform';
import { ApplyBar } from './apply-bar.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferHero } from './offer-hero.tsx';
import { OfferSide } from './offer-side.tsx';
import { OfferTexts } from './offer-texts.tsx';
import type { OfferPageData } from './page.server.ts';
import { PlainApplication } from './plain-application.tsx';
import { RelatedLinks } from './related-links.tsx';

/** An offer. A closed one shows similar offers first, and keeps its text for those who applied. */
export default function OfferPage() {
  const { offer, related, application, similar, search } = useLoaderData<OfferPageData>();
  const appliedAt = useAppliedOffer(offer.reference);
  useEffect(() => rememberSeenOffer(offer.reference), [offer.reference]);
  const actions = useRef<HTMLDivElement>(null);
  const isHeroInView = useInView(actions, { initially: true });
  const similarOffers = (
    <Similar>
      <Container>
        <WidgetSlot slot={similar} />
        <WidgetSlot slot={search} hydrate="interaction" />
      </Container>
    </Similar>
  );
  return (
    <>
      <article>
        <OfferHero offer={offer} appliedAt={appliedAt} actions={actions} />
        {offer.isClosed && similarOffers}
        <Columns>
          <div>
            <OfferFacts offer={offer} />
            <BelowFold>
              <OfferTexts offer={offer} />
              <RelatedLinks related={related} />
            </BelowFold>
          </div>
          {!offer.isClosed && <OfferSide offer={offer} />}
        </Columns>
      </article>
      {!offer.isClosed && <BelowFold>{similarOffers}</BelowFold>}
      {application && (
        <WidgetSlot slot={application} fallback={<PlainApplication reference={offer.reference} />} />
      )}
      {!offer.isClosed && !appliedAt && <ApplyBar offer={offer} isHeroInView={isHeroInView} />}
    </>
  );
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  gap: 4.5rem;
  align-items: start;
  padding-block: 3.5rem 4rem;
  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 2.5rem;
    padding-block: 2rem 3rem;
  }
  @media print {
    display: block;
    padding-block: 1.5rem 0;
  }
`;

const Similar = styled(WidgetSection)`
  padding-block: 4rem;
  background: var(--surface-2);
  @media print {
    display: none;
  }
`;
