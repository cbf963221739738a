import styled from 'styled-components';
import { Link } from '@careers/platform';
import { Button, Checkbox } from '@careers/ui';
import type { OfferCardData } from '../../offers/offer-card-data.ts';
import { MAX_COMPARED, MIN_COMPARED, comparePath } from '../../offers/compare-path.ts';

/** Leads to the comparison of the chosen favourites. */
export function CompareLink({ chosen, count }: { chosen: readonly string[]; count: number }) {
  if (count < MIN_COMPARED) return null;
  return (
    <Row>
      {chosen.length >= MIN_COMPARED && (
        <Button as={Link} to={comparePath(chosen)} $variant="secondary">
          {`Comparer ${chosen.length} offres`}
        </Button>
      )}
      {count > MAX_COMPARED && <p>Cochez deux ou trois offres à comparer.</p>}
    </Row>
  );
}

interface CompareChoiceProps {
  offer: OfferCardData;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Below a card, where there are more favourites than columns. */
export function CompareChoice({ offer: { reference, title, place }, chosen, onChange }: CompareChoiceProps) {
  const isChosen = chosen.includes(reference);
  return (
    <Checkbox
      checked={isChosen}
      disabled={!isChosen && chosen.length >= MAX_COMPARED}
      aria-label={`Comparer\u00A0: ${[title, place, `réf. ${reference}`].filter(Boolean).join(', ')}`}
      onChange={() =>
        onChange(isChosen ? chosen.filter((other) => other !== reference) : [...chosen, reference])
      }
    >
      Comparer
    </Checkbox>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.25rem;
  align-items: center;
`;
