import styled from 'styled-components';
import { useNavigate } from '@careers/platform';
import { Button, hiddenWithoutScript } from '@careers/ui';
import { CurrentLocationIcon } from '@careers/ui/icons';
import { build, withPlace } from '../../url/index.ts';
import type { Search } from '../../url/index.ts';
import { usePosition } from '../../search-bar/use-position.ts';

const NOWHERE = { text: '', criteria: {} };

/** Repeats the search around the visitor; asks for the position on click. */
export function NearMe({ search }: { search: Search }) {
  const navigate = useNavigate();
  const { ask, isAsking, error } = usePosition(NOWHERE, (found) => {
    void navigate(build(withPlace(search, found.criteria)));
  });
  return (
    <Root>
      <Button type="button" $variant="secondary" aria-busy={isAsking} onClick={ask}>
        <CurrentLocationIcon />
        Autour de moi
      </Button>
      {error && <Failure role="alert">{error}</Failure>}
    </Root>
  );
}

const Failure = styled.span`
  color: var(--error);
  font-weight: 700;
`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  margin-top: 0.75rem;
  ${hiddenWithoutScript}
`;
