import styled from 'styled-components';
import { below } from '@careers/ui';
import type { OfferData } from '../../offer/offer-data.ts';
import { ApplyLater } from './apply-later.tsx';
import { OfferActions } from './offer-actions.tsx';
import { RecruiterCard } from './recruiter-card.tsx';

export function OfferSide({ offer }: { offer: OfferData }) {
  return (
    <Side aria-label="À propos de cette offre">
      {offer.recruiter && <RecruiterCard recruiter={offer.recruiter} />}
      <ApplyLater reference={offer.reference} />
      <OfferActions offer={offer} />
    </Side>
  );
}

const Side = styled.aside`
  position: sticky;
  top: 1.5rem;
  display: grid;
  gap: 1rem;
  ${below('columns')} {
    position: static;
  }
  @media print {
    display: none;
  }
`;
