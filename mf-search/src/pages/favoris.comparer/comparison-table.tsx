import type { CSSProperties } from 'react';
import { useSite } from '@careers/platform';
import { Tag, VisuallyHidden } from '@careers/ui';
import { offerLink } from '../../offers/offer-card.tsx';
import type { ComparedOffer, Comparison } from './compared-offers.ts';
import { Detail, Table } from './comparison-table.style.ts';

const CLOSED = 'Cette offre n’est plus disponible';

/** A column per offer, a row per fact. */
export function ComparisonTable({ comparison: { offers, facts } }: { comparison: Comparison }) {
  return (
    <Table style={{ '--offers': offers.length } as CSSProperties}>
      <VisuallyHidden as="caption">Les offres, en colonnes, et ce qu’elles proposent</VisuallyHidden>
      <thead>
        <tr>
          <td />
          {offers.map((offer) => (
            <th key={offer.reference} scope="col">
              <Offer offer={offer} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={offers[index]?.reference} data-unsaid={value === null || undefined}>
                {value ?? 'Non précisé'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The reference distinguishes offers of the same title and place. */
function Offer({ offer }: { offer: ComparedOffer }) {
  const { productId } = useSite().configuration;
  const { title, place, reference, isClosed, isKnown } = offer;
  return (
    <>
      <a href={offerLink(isKnown ? offer : { title: '', reference }, productId)}>{title}</a>
      {place && <Detail>{place}</Detail>}
      {isKnown && <Detail>Réf.&nbsp;{reference}</Detail>}
      {isClosed && <Tag $tone="ink">{CLOSED}</Tag>}
    </>
  );
}
