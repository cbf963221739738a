import styled from 'styled-components';
import { bullets } from './bullets.ts';

interface FormattedTextProps {
  /** A `…Formatted` field of the job API, sanitised by the site's server; nothing else is allowed here. */
  html: string;
  /** Page-sized headings, where the text is most of the page. */
  hasLargeHeadings?: boolean;
  className?: string;
}

/** A formatted text: paragraphs, lists, links, headings from h3 on (decisions.md#api-contract). */
export function FormattedText({ html, hasLargeHeadings = false, className }: FormattedTextProps) {
  return (
    <Text $isLarge={hasLargeHeadings} className={className} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

const Text = styled.div<{ $isLarge: boolean }>`
  > * {
    max-width: var(--measure);
  }
  h3,
  h4 {
    margin-top: ${({ $isLarge }) => ($isLarge ? '2.75rem' : '2rem')};
    break-after: avoid;
  }
  h3 {
    ${({ $isLarge }) => $isLarge && 'font-size: 1.75rem; font-weight: 800;'}
  }
  p,
  ul,
  ol {
    margin-top: 0.8rem;
    break-inside: avoid;
  }
  > :first-child {
    margin-top: 0;
  }
  ul {
    ${bullets('var(--basilic-700)')}
  }
  ol {
    padding-left: 1.75rem;
    list-style: decimal;
  }
  ol li {
    padding-block: 0.3rem;
  }
`;
