import styled from 'styled-components';
import { FormattedText } from '@careers/ui';
import type { OfferData } from '../data/offer-data.ts';

/** Facts and texts of the offer. */
export function OfferTexts({ offer }: { offer: OfferData }) {
  return (
    <div>
      <Facts>
        <div>
          <dt>Contrat</dt>
          <dd>{offer.contract.label}</dd>
        </div>
        <div>
          <dt>Temps de travail</dt>
          <dd>{offer.time.label}</dd>
        </div>
        <div>
          <dt>Référence</dt>
          <dd>{offer.reference}</dd>
        </div>
      </Facts>
      <Texts>
        <h2>Le poste et l’équipe</h2>
        <FormattedText html={offer.descriptionHtml} hasLargeHeadings />
        <FormattedText html={offer.missionHtml} hasLargeHeadings />
      </Texts>
    </div>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin: 0 0 2.75rem;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  overflow: hidden;
  > div {
    padding: 1.1rem 1.25rem;
    border-left: 1px solid var(--border);
  }
  > div:first-child {
    border: 0;
  }
  dt {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  dd {
    font-size: 1.125rem;
    font-weight: 700;
  }
  @media (max-width: 900px) {
    grid-template-columns: 1fr 1fr;
    > div:nth-child(3) {
      grid-column: 1 / -1;
      border-top: 1px solid var(--border);
      border-left: 0;
    }
  }
`;

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
