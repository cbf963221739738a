import { useId } from 'react';
import styled from 'styled-components';
import type { FieldValue } from './form-state.ts';
import { Row } from './place-row.ts';
import type { SuggestionSource } from './suggestions.ts';
import { useEmptyChoices } from './use-empty-choices.ts';

interface EmptyFieldChoicesProps {
  kind: SuggestionSource['kind'];
  onChoose(value: FieldValue): void;
}

/** Choices of an empty full-screen field: the last search, and popular ones. */
export function EmptyFieldChoices({ kind, onChoose }: EmptyFieldChoicesProps) {
  const { recent, popular } = useEmptyChoices(kind);
  return (
    <>
      {recent && <Choices title="Votre dernière recherche" values={[recent]} onChoose={onChoose} />}
      {popular.length > 0 && <Choices title="Les plus recherchés" values={popular} onChoose={onChoose} />}
    </>
  );
}

interface ChoicesProps extends Pick<EmptyFieldChoicesProps, 'onChoose'> {
  title: string;
  values: readonly FieldValue[];
}

function Choices({ title, values, onChoose }: ChoicesProps) {
  const id = useId();
  return (
    <Group>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {values.map((value) => (
          <li key={value.text}>
            <Row type="button" onClick={() => onChoose(value)}>
              {value.text}
            </Row>
          </li>
        ))}
      </ul>
    </Group>
  );
}

const Group = styled.div`
  grid-column: 1 / -1;
  p {
    margin-bottom: 0.5rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
    font-weight: 700;
  }
  ul {
    display: grid;
    gap: 0.5rem;
  }
`;
