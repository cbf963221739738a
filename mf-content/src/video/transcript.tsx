import styled from 'styled-components';
import { VisuallyHidden } from '@careers/ui';
import { PlusIcon } from '@careers/ui/icons';
import type { Film } from '../../content/schema/parts.ts';

/** Collapsed transcript of a film. */
export function Transcript({ title, transcript }: Pick<Film, 'title' | 'transcript'>) {
  return (
    <Root>
      <summary>
        <PlusIcon />
        <span>
          Lire la transcription<VisuallyHidden> : {title}</VisuallyHidden>
        </span>
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
    display: flex;
    align-items: center;
    gap: 0.5rem;
    width: fit-content;
    min-height: var(--target);
    padding-block: 0.6rem;
    font-weight: 700;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  svg {
    flex: none;
    transition: rotate var(--t-2);
  }
  &[open] svg {
    rotate: 45deg;
  }
  @media print {
    &::details-content {
      content-visibility: visible;
    }
    svg {
      display: none;
    }
  }
  p {
    max-width: var(--measure);
    margin-bottom: 0.75rem;
  }
`;
