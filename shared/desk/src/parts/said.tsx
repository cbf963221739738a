import { Code } from './layout.ts';

/** What the registry says: what stands between back quotes in it is to be typed. */
export function Said({ children }: { children: string }) {
  return children.split('`').map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 0 ? <span key={key}>{part}</span> : <Code key={key}>{part}</Code>;
  });
}
