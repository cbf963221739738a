import styled from 'styled-components';
import { KeyFigures, Mosaic, below } from '@careers/ui';
import type { Value } from '../../../content/schema.ts';

/** One value: its meaning and its evidence, beside a mosaic. */
export function ValueBlock({ value }: { value: Value }) {
  return (
    <Block
      data-ground="tint"
      id={value.id}
      tabIndex={-1}
      style={{ background: value.ground }}
      aria-labelledby={`${value.id}-name`}
    >
      <Mosaic names={value.modules} columns={2} />
      <div>
        <h2 id={`${value.id}-name`}>{value.name}</h2>
        <p>{value.claim}</p>
        <p>{value.text}</p>
        <KeyFigures figures={value.figures} />
      </div>
    </Block>
  );
}

const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  min-height: 40vw;
  scroll-margin-top: 5rem;
  > div:first-child {
    grid-template-rows: repeat(2, minmax(0, 1fr));
  }
  > div + div {
    align-self: center;
    max-width: 46rem;
    padding: 2rem clamp(1rem, 5vw, 5rem);
  }
  &:nth-of-type(even) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    > div:first-child {
      order: 1;
    }
    > div + div {
      justify-self: end;
    }
  }
  h2 + p {
    margin-top: 0.5rem;
    font: 700 var(--fs-h3) / 1.25 var(--font-display);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  p + p {
    max-width: var(--measure);
    margin-top: 0.9rem;
  }
  dl {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-top: 1.75rem;
  }
  dl > div:only-child {
    grid-column: 1 / -1;
  }
  ${below('tablet')} {
    &,
    &:nth-of-type(even) {
      grid-template-columns: minmax(0, 1fr);
      min-height: 0;
    }
    &:nth-of-type(even) > div:first-child {
      order: 0;
    }
    > div:first-child {
      grid-template: none / repeat(4, 1fr);
    }
    > div + div {
      padding: 1.5rem var(--gutter) 2.5rem;
    }
  }
`;
