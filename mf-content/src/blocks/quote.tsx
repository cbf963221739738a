import styled from 'styled-components';
import { ActionLink, PictureBox, below, isBelow, illustrationUrl } from '@careers/ui';
import { ArrowRightIcon } from '@careers/ui/icons';
import type { Link } from '../../content/schema/parts.ts';
import { Anchor } from './anchor.tsx';
import { Quotation } from './quotation.tsx';
import type { BlockContent } from '../../content/schema/blocks.ts';

interface QuoteProps {
  text: string;
  name: string;
  jobAndPlace: string;
  picture: { url: string; alt: string };
  link?: Link | undefined;
  className?: string;
}

/** A large quotation beside a portrait. */
export function Quote({ text, name, jobAndPlace, picture, link, className }: QuoteProps) {
  return (
    <Root className={className}>
      <PictureBox>
        <img src={picture.url} width={480} height={480} alt={picture.alt} loading="lazy" decoding="async" />
      </PictureBox>
      <div>
        <Quotation text={text} name={name} lines={[jobAndPlace]} />
        {link && (
          <ActionLink as={Anchor} href={link.href}>
            {link.label}
            <ArrowRightIcon />
          </ActionLink>
        )}
      </div>
    </Root>
  );
}

const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  border-radius: var(--r-3);
  background: var(--surface-2);
  overflow: hidden;
  > ${PictureBox} {
    &::before {
      max-height: 28rem;
    }
    /* A head is not cut. */
    img[src*='portrait-'] {
      object-position: 50% 0;
    }
  }
  > div {
    display: flex;
    flex-direction: column;
    justify-content: center;
    align-items: start;
    gap: 1.5rem;
    padding: clamp(1.5rem, 4vw, 4rem);
  }
  blockquote {
    font: 700 clamp(1.375rem, 1rem + 1.5vw, 2.25rem) / 1.2 var(--font-display);
    letter-spacing: -0.022em;
    ${below('lists')} {
      overflow-wrap: anywhere;
    }
  }
  blockquote + p {
    /* WebKit breaks the lines of what is as wide as its text. */
    align-self: stretch;
    color: var(--text-2);
  }
  @media print {
    grid-template-columns: 5rem 1fr;
    align-items: center;
    > div {
      gap: 0.35rem;
      padding: 0 0 0 1rem;
    }
    blockquote {
      font-size: 1.125rem;
    }
  }
  @media screen and ${isBelow('columns')} {
    grid-template-columns: minmax(0, 1fr);
    > ${PictureBox} {
      --ratio: 16 / 11;
    }
  }
`;

export function QuoteBlock({ content: { portrait, ...words } }: { content: BlockContent['quote'] }) {
  return <Quote {...words} picture={{ url: illustrationUrl(portrait), alt: '' }} />;
}
