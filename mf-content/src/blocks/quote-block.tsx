import { illustrationUrl } from '@careers/ui';
import type { BlockContent } from '../../content/schema/blocks.ts';
import { Quote } from './quote.tsx';

export function QuoteBlock({ content: { portrait, ...words } }: { content: BlockContent['quote'] }) {
  return <Quote {...words} picture={{ url: illustrationUrl(portrait), alt: '' }} />;
}
