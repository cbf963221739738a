import { isTag, isText } from 'domhandler';
import type { ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

export const LINE_BREAK = '\n';

/** A piece of text in one style. */
export interface Run {
  text: string;
  isStrong: boolean;
  href: string | undefined;
}

export type Block =
  { kind: 'heading' | 'paragraph'; runs: Run[] } | { kind: 'list'; items: { label: string; runs: Run[] }[] };

/** Returns the paragraphs, lists and headings of sanitised HTML (decisions.md#api-contract). */
export function blocksOf(html: string): Block[] {
  return groups(parseDocument(html).children).flatMap((nodes): Block[] => {
    const [first] = nodes;
    const name = first && isTag(first) ? first.name : '';
    if (first && isTag(first) && (name === 'ul' || name === 'ol')) {
      const items = first.children
        .filter((child) => isTag(child) && child.name === 'li')
        .map((item, index) => ({ label: name === 'ol' ? `${index + 1}.` : '•', runs: runsOf([item]) }))
        .filter(({ runs }) => runs.length > 0);
      return items.length > 0 ? [{ kind: 'list', items }] : [];
    }
    const runs = runsOf(nodes);
    if (runs.length === 0) return [];
    return [{ kind: /^h\d$/.test(name) ? 'heading' : 'paragraph', runs }];
  });
}

const BLOCKS = new Set(['p', 'h3', 'h4', 'ul', 'ol']);

/** Groups nodes: each block element alone, inline nodes between them together. */
function groups(nodes: ChildNode[]): ChildNode[][] {
  const result: ChildNode[][] = [];
  let isOpen = false;
  for (const node of nodes) {
    const isBlock = isTag(node) && BLOCKS.has(node.name);
    if (isBlock || !isOpen) result.push([node]);
    else result.at(-1)?.push(node);
    isOpen = !isBlock;
  }
  return result;
}

/** Returns styled runs, with white space collapsed as in browsers. */
function runsOf(nodes: ChildNode[]): Run[] {
  const runs: Run[] = [];
  const visit = (node: ChildNode, style: Omit<Run, 'text'>) => {
    if (isText(node)) {
      const text = node.data.replace(/[ \t\n\r]+/g, ' ');
      const isNewLine = runs.at(-1)?.text === LINE_BREAK;
      runs.push({ ...style, text: isNewLine ? text.trimStart() : text });
    } else if (isTag(node) && node.name === 'br') {
      runs.push({ ...style, text: LINE_BREAK });
    } else if (isTag(node)) {
      const href = node.attribs['href'] ?? style.href;
      const isStrong = style.isStrong || node.name === 'strong';
      for (const child of node.children) visit(child, { isStrong, href });
    }
  };
  for (const node of nodes) visit(node, { isStrong: false, href: undefined });
  return trimmed(runs);
}

function trimmed(runs: Run[]): Run[] {
  const first = runs.findIndex(({ text }) => text.trim());
  const last = runs.findLastIndex(({ text }) => text.trim());
  return runs.slice(first === -1 ? runs.length : first, last + 1).map((run, index, all) => ({
    ...run,
    text: ends(run.text, index === 0, index === all.length - 1),
  }));
}

function ends(text: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? text.trimStart() : text;
  return isLast ? start.trimEnd() : start;
}
