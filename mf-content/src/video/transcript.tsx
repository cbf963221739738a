import styled from 'styled-components';
import { VisuallyHidden } from '@careers/ui';
import type { Film } from '../../content/schema/parts.ts';

/** What is said in a film, folded. */
export function Transcript({ title, transcript }: Pick<Film, 'title' | 'transcript'>) {
  return (
    <Root>
      <summary>
        Lire la transcription<VisuallyHidden> : {title}</VisuallyHidden>
      </summary>
      {transcript.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Root>
  );
}

const Root = styled.details`
  margin-top: 0.5rem;
  summary {
    width: fit-content;
    min-height: var(--target);
    padding-block: 0.6rem;
    font-weight: 700;
    cursor: pointer;
  }
  p {
    max-width: var(--measure);
    margin-bottom: 0.75rem;
  }
`;
