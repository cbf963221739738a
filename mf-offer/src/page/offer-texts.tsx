import styled from 'styled-components';
import type { OfferData } from '../data/offer-data.ts';

/** Facts and texts of the offer. Their HTML was sanitised by the server. */
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
        <div dangerouslySetInnerHTML={{ __html: offer.descriptionHtml }} />
        <div dangerouslySetInnerHTML={{ __html: offer.missionHtml }} />
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
  h2,
  h3 {
    margin: 2.75rem 0 0.8rem;
    font-size: 1.75rem;
    font-weight: 800;
  }
  h2:first-child {
    margin-top: 0;
  }
  p {
    max-width: var(--measure);
  }
  p + p {
    margin-top: 0.8rem;
  }
  li {
    position: relative;
    max-width: var(--measure);
    padding: 0.3rem 0 0.3rem 1.75rem;
  }
  ul li::before {
    content: '';
    position: absolute;
    top: 0.82em;
    left: 0;
    width: 0.7rem;
    height: 0.7rem;
    border-radius: 0 100% 0 0;
    background: var(--basilic-700);
  }
`;
