import { useId } from 'react';
import styled from 'styled-components';
import { below } from '@careers/ui';
import { Small, Strong } from '../parts/layout.ts';
import type { PictureLine } from '../views.ts';

/** Maximum width of phone pages. */
const PHONE = 600;
const REM = 16;

interface CompareProps {
  picture: PictureLine;
  candidate: string;
}

/**
 * Screenshots of a page in both versions: side by side with their difference; with scripts, overlaid with a divider.
 */
export function Compare({ picture: { name, address, comparedAt }, candidate }: CompareProps) {
  const id = useId();
  const width = comparedAt ?? 0;
  return (
    <Root data-pictures="" $width={width}>
      <Sides>
        {['Released', 'Difference', candidate].map((title, index) => (
          <Side key={title}>
            <figcaption>
              <Strong>{title}</Strong>
            </figcaption>
            <Part $index={index} $isPhone={width < PHONE}>
              <img src={address} alt={`${name}: ${title}`} loading="lazy" />
            </Part>
          </Side>
        ))}
        <Divider aria-hidden="true" />
      </Sides>
      <Control>
        <label htmlFor={id}>
          Divider <Small as="span">{name}</Small>
        </label>
        <input id={id} type="range" min={0} max={100} defaultValue={50} data-divider="" />
      </Control>
      <a href={address}>Whole picture</a>
    </Root>
  );
}

const scripted = ':root[data-scripted] &';

/** Limited to the page's original width. */
const Root = styled.div<{ $width: number }>`
  ${scripted} {
    max-width: ${({ $width }) => $width / REM}rem;
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.35rem 1rem;
  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${scripted} {
    grid-template-areas: 'released candidate' 'picture picture';
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Shows one third of the picture, which contains all three side by side. */
const Part = styled.div<{ $index: number; $isPhone: boolean }>`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-1);
  aspect-ratio: ${({ $isPhone }) => ($isPhone ? '3 / 4' : '16 / 10')};
  img {
    position: absolute;
    top: 0;
    left: ${({ $index }) => -100 * $index}%;
    width: 300%;
    max-width: none;
    height: auto;
  }
`;

const Side = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.35rem;
  align-content: start;
  font-size: var(--fs-xs);
  ${scripted} {
    display: contents;
    &:nth-child(2) {
      display: none;
    }
    ${Part} {
      grid-area: picture;
    }
    &:nth-child(3) figcaption {
      text-align: right;
    }
    &:nth-child(3) ${Part} {
      clip-path: inset(0 0 0 var(--divider, 50%));
    }
  }
`;

const Divider = styled.span`
  display: none;
  ${scripted} {
    display: block;
    width: 3px;
    grid-area: picture;
    margin-left: calc(var(--divider, 50%) - 1.5px);
    background: var(--aubergine-950);
    box-shadow: 0 0 0 1px var(--blanc);
    pointer-events: none;
  }
`;

/** Hidden without scripts, as there is no divider to move. */
const Control = styled.div`
  display: none;
  ${scripted} {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: center;
    margin-top: 0.5rem;
    label {
      font-weight: 650;
    }
    input {
      min-width: 8rem;
      min-height: 2rem;
      flex: 1;
      accent-color: var(--link);
    }
  }
`;
