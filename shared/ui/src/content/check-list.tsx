import styled from 'styled-components';
import { CheckIcon } from '../icons.tsx';
import { breakingWords } from '../styles/breaking-words.ts';

/** A list with ticks. */
export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <List className={className}>
      {items.map((item) => (
        <li key={item}>
          <CheckIcon />
          {item}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li {
    display: flex;
    gap: 0.75rem;
    padding-block: 0.75rem;
    border-top: 1px solid var(--border);
    font-weight: 600;
    ${breakingWords}
  }
  li:last-child {
    border-bottom: 1px solid var(--border);
  }
  svg {
    flex: none;
    margin-top: 0.2em;
  }
`;
