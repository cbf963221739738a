import styled from 'styled-components';
import { Message } from '@careers/ui';
import { CurrentLocationIcon } from '@careers/ui/icons';
import { AROUND_ME } from '../url/index.ts';
import type { FieldValue } from './form-state.ts';
import { Row } from './place-row.ts';
import { usePosition } from './use-position.ts';

interface AroundMeRowProps {
  where: FieldValue;
  onFound(where: FieldValue): void;
}

/** The first choice of a full-screen place field: the visitor's position. */
export function AroundMeRow({ where, onFound }: AroundMeRowProps) {
  const { ask, isAsking, problem } = usePosition(where, onFound);
  return (
    <Frame>
      <Row type="button" aria-busy={isAsking} onClick={ask}>
        <CurrentLocationIcon />
        {AROUND_ME}
      </Row>
      {problem && (
        <Message tone="error" role="alert">
          {problem}
        </Message>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  grid-column: 1 / -1;
`;
