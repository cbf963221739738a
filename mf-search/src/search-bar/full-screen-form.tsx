import styled from 'styled-components';
import { Button, Message, visuallyHidden } from '@careers/ui';
import { AroundMeRow } from './around-me-row.tsx';
import { ALL_FRANCE } from '../url/index.ts';
import { EmptyFieldChoices } from './empty-field-choices.tsx';
import type { FieldValue } from './form-state.ts';
import { Row } from './place-row.ts';
import type { SuggestComboboxProps } from './suggest-input.tsx';
import { SuggestInput } from './suggest-input.tsx';
import { useTypedPlace } from './use-typed-place.ts';

interface FullScreenFormProps extends Omit<SuggestComboboxProps, 'isTapped'> {
  onDone(): void;
}

/** The full-screen field. A typed place must be found before the screen closes. */
export function FullScreenForm({ onDone, ...field }: FullScreenFormProps) {
  const { value, onChange, source } = field;
  const isPlace = source.kind === 'place';
  const take = (found: FieldValue) => {
    onChange(found);
    onDone();
  };
  const { resolve, isAsking, unknown } = useTypedPlace(value, take);
  return (
    <SuggestForm
      onSubmit={(event) => {
        event.preventDefault();
        // React bubbles it to the search form around the portal.
        event.stopPropagation();
        if (isPlace) resolve();
        else onDone();
      }}
    >
      <SuggestInput {...field} takesFocus Root={Full} onChosen={onDone} />
      <Button type="submit" aria-busy={isAsking}>
        Valider
      </Button>
      {unknown && (
        <Unknown>
          <Message tone="error" role="alert">
            {`Lieu non reconnu\u00A0: «\u00A0${unknown}\u00A0». Corrigez-le, ou choisissez\u00A0:`}
          </Message>
        </Unknown>
      )}
      {isPlace && (
        <>
          <AroundMeRow where={value} onFound={take} />
          {(value.text === '' || unknown) && (
            <Row type="button" onClick={() => take({ text: '', criteria: {} })}>
              {ALL_FRANCE}
            </Row>
          )}
        </>
      )}
      {value.text === '' && <EmptyFieldChoices kind={source.kind} onChoose={take} />}
    </SuggestForm>
  );
}

const SuggestForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.75rem;
  align-items: start;
  padding: 0.75rem 1rem 1rem;
`;

const Unknown = styled.div`
  grid-column: 1 / -1;
`;

const Full = styled.div`
  display: contents;
  label {
    ${visuallyHidden}
  }
  input {
    min-height: 3rem;
    padding: 0.25rem 1rem;
    border: 2px solid var(--text);
    border-radius: var(--r-2);
    scroll-margin-bottom: 0;
  }
  ul,
  p,
  > [aria-hidden] {
    position: static;
    grid-column: 1 / -1;
    grid-row: 3;
    width: auto;
    padding-inline: 0;
    border: 0;
    box-shadow: none;
  }
`;
