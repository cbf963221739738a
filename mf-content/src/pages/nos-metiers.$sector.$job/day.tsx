import styled from 'styled-components';
import { AutoGrid } from '@careers/ui';
import type { Day as DayContent } from '../../../content/schema/pages.ts';

export function Day({ moments }: { moments: DayContent['moments'] }) {
  return (
    <Moments data-ground="tint" as="ol" $column="15rem" $isStretched>
      {moments.map(({ time, text }) => (
        <li key={time}>
          <Hour>{time}</Hour>
          <p>{text}</p>
        </li>
      ))}
    </Moments>
  );
}

const Hour = styled.span`
  display: block;
  margin-bottom: 0.5rem;
  font: 800 2rem/1 var(--font-display);
  letter-spacing: -0.03em;
`;

const Moments = styled(AutoGrid)`
  margin-top: clamp(1.25rem, 3vw, 2.25rem);
  li {
    padding: 1.5rem;
    border-radius: var(--r-3);
    background: var(--citron-200);
  }
  li:nth-child(4n + 2) {
    background: var(--ciel-100);
  }
  li:nth-child(4n + 3) {
    background: var(--rose-100);
  }
  li:nth-child(4n) {
    background: var(--lavande-200);
  }
`;
