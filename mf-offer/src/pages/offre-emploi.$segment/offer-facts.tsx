import styled from 'styled-components';
import { below, isBelow } from '@careers/ui';
import { factsOf } from '../../offer/facts.ts';
import type { OfferData } from '../../offer/offer-data.ts';

export function OfferFacts({ offer }: { offer: OfferData }) {
  return (
    <Facts>
      {factsOf(offer).map(({ name, value, instant }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{instant ? <time dateTime={instant}>{value}</time> : value}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** Lines between cells only: the outer ones are clipped, for any number of columns. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin: 0 0 2.75rem;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  overflow: hidden;
  > div {
    margin: -1px 0 0 -1px;
    padding: 1.1rem 1.25rem;
    border-top: 1px solid var(--border);
    border-left: 1px solid var(--border);
  }
  dt {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  dd {
    font-size: 1.125rem;
    font-weight: 700;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  > div:last-child:nth-child(3n + 2) {
    grid-column: span 2;
  }
  @media print {
    margin-bottom: 1.5rem;
    > div {
      padding: 0.5rem 0.75rem;
    }
    dd {
      font-size: 1rem;
      overflow-wrap: normal;
    }
  }
  @media screen and ${isBelow('columns')} {
    grid-template-columns: 1fr 1fr;
    > div:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${below('line')} {
    grid-template-columns: 1fr;
  }
`;
