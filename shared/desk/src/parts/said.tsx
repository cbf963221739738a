import { Code } from './layout.ts';

/** A message of the registry; text between back quotes is rendered as code. */
export function Said({ children }: { children: string }) {
  return children.split('`').map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 0 ? <span key={key}>{part}</span> : <Code key={key}>{part}</Code>;
  });
}
