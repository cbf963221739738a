import styled from 'styled-components';
import { Link, useLoaderData } from '@careers/platform';
import { Button, Container, Message, hiddenWithoutScript } from '@careers/ui';
import { ArrowLeftIcon } from '@careers/ui/icons';
import { MIN_COMPARED } from '../../offers/compare-path.ts';
import type { Comparison } from './compared-offers.ts';
import { ComparisonTable } from './comparison-table.tsx';

/** Offers side by side, a row per fact. */
export default function ComparePage() {
  const comparison = useLoaderData<Comparison>();
  const isComparable = comparison.offers.length >= MIN_COMPARED;
  return (
    <Page>
      <p data-screen-only>
        <Link to="/favoris">
          <ArrowLeftIcon />
          Mes favoris
        </Link>
      </p>
      <h1>Comparer des offres</h1>
      {isComparable ? (
        <>
          <ComparisonTable comparison={comparison} />
          <Print type="button" $variant="secondary" onClick={() => window.print()}>
            Imprimer cette comparaison
          </Print>
        </>
      ) : (
        <Message tone="info">
          Pour comparer des offres, choisissez-en deux ou trois dans <Link to="/favoris">vos favoris</Link>.
        </Message>
      )}
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: 2.25rem 5rem;
  h1 {
    margin-block: 0.75rem 1.5rem;
    font-size: clamp(1.75rem, 1.3rem + 1.6vw, 2.375rem);
  }
  > p a {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-height: var(--target);
  }
  @media print {
    padding-block: 0;
  }
`;

const Print = styled(Button)`
  margin-top: 1.5rem;
  ${hiddenWithoutScript}
`;
