import { Button, selectArrow } from '@careers/ui';
import styled from 'styled-components';

export const Field = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 0.5rem 1.25rem;
  label {
    font-size: var(--fs-sm);
    font-weight: 700;
    line-height: 1.2;
  }
  &:focus-within {
    border-radius: 1.25rem;
    background: var(--surface-2);
  }
  /* Outlines the field, as a ring around the bare control would cover the label. */
  &:has(> :focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow:
      0 0 0 2px var(--focus-gap),
      0 0 0 8px var(--focus-halo);
  }
  > :focus-visible {
    outline: 0;
    box-shadow: none;
  }
  @container search (max-width: 52rem) {
    padding: 0.8rem 1rem;
  }
`;

export const WhereField = styled.div`
  position: relative;
  display: grid;
  input {
    padding-right: 2.5rem;
  }
`;

export const FieldError = styled.p`
  padding: 0 1.25rem 0.35rem;
  color: var(--error);
  font-size: var(--fs-sm);
  font-weight: 700;
  @container search (max-width: 52rem) {
    padding-inline: 1rem;
  }
`;

const bareControl = `
  width: 100%;
  min-height: 2rem;
  padding: 0.25rem 0;
  border: 0;
  background: none;
  font-size: 1.0625rem;
  text-overflow: ellipsis;
`;

export const Input = styled.input.attrs({
  role: 'combobox',
  'aria-autocomplete': 'list',
  autoComplete: 'off',
})`
  ${bareControl}
  /* Leaves room in the viewport for the suggestions below. */
  scroll-margin-bottom: 24rem;
  &::placeholder {
    color: var(--text-2);
    opacity: 1;
  }
`;

export const Select = styled.select`
  ${bareControl}
  ${selectArrow}
  --arrow-end: 0.25rem;
  padding-right: 1.5rem;
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: 1.25fr 1.25fr 0.8fr auto;
  align-items: stretch;
  padding: 0.6rem;
  border: 1px solid transparent;
  border-radius: 1.75rem;
  background: var(--floating);
  box-shadow: var(--e-2);
  color: var(--text);
  > div:not(:last-of-type) {
    border-right: 1px solid var(--border);
  }
  @container search (max-width: 52rem) {
    > div:not(:last-of-type) {
      border-right: 0;
      border-bottom: 1px solid var(--border);
    }
    grid-template-columns: minmax(0, 1fr);
    padding: 0.5rem;
    border-radius: 1.5rem;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** The form adapts to its container: a page, or a column. */
export const FormContainer = styled.div`
  container: search / inline-size;
`;

export const SubmitButton = styled(Button)`
  align-self: start;
  min-width: min(11rem, 100%);
  min-height: 4.25rem;
  border-radius: 1.25rem;
  @container search (max-width: 52rem) {
    align-self: stretch;
    min-height: 0;
    margin-top: 0.4rem;
  }
`;
