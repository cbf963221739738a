import { KeyFigures } from '@careers/ui';
import type { BlockContent } from '../../content/schema/blocks.ts';
import { BlockHead } from './block-head.tsx';

export function FiguresBlock({ content: { title, items } }: { content: BlockContent['figures'] }) {
  const figures = items.map(({ lead, value, label }) => ({ value, label, ...(lead ? { lead } : {}) }));
  return (
    <>
      <BlockHead title={title} />
      <KeyFigures figures={figures} hasRules />
    </>
  );
}
