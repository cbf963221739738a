import styled from 'styled-components';
import { suggestedEmail } from '@careers/api-client/form-rules';
import { ActionLink } from '@careers/ui';

interface EmailSuggestionProps {
  email: string;
  /** Replaces the address. */
  onAccept(meant: string): void;
}

/** Suggests a correction for a domain that looks mistyped; the visitor may ignore it. */
export function EmailSuggestion({ email, onAccept }: EmailSuggestionProps) {
  const meant = suggestedEmail(email);
  return (
    <div role="status">
      {meant && (
        <Question>
          Vouliez-vous dire{' '}
          <ActionLink as="button" type="button" onClick={() => onAccept(meant)}>
            {meant}
          </ActionLink>
          &nbsp;?
        </Question>
      )}
    </div>
  );
}

const Question = styled.p`
  font-size: var(--fs-sm);
`;
