import styled from 'styled-components';
import { FormattedText } from '@careers/ui';
import type { OfferData } from '../../offer/offer-data.ts';

/** What the work is, and for whom. */
export function OfferTexts({ offer }: { offer: OfferData }) {
  return (
    <Texts>
      <h2>Le poste et l’équipe</h2>
      <FormattedText html={offer.descriptionHtml} hasLargeHeadings />
      <FormattedText html={offer.missionHtml} hasLargeHeadings />
    </Texts>
  );
}

const Texts = styled.div`
  > * + div {
    margin-top: 2.75rem;
  }
  > h2 {
    font-size: 1.75rem;
  }
  > h2 + div {
    margin-top: 0.8rem;
  }
`;
