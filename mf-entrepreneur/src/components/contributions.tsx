import styled from 'styled-components';
import { CONTRIBUTIONS } from '../../content/profiles.ts';

export function Contributions({ title }: { title: string }) {
  return (
    <Root id="apport-personnel">
      <h3>{title}</h3>
      <dl>
        {CONTRIBUTIONS.map(({ group, amount }) => (
          <div key={group}>
            <dt>{group}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;
  dl {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 1rem 2rem;
    margin: 1rem 0 0;
  }
  dl > div {
    padding-top: 0.75rem;
    border-top: 2px solid var(--text);
  }
  dt {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  dd {
    font: 800 1.375rem/1.2 var(--font-display);
    letter-spacing: -0.02em;
  }
  @container (max-width: 56rem) {
    dl {
      grid-template-columns: 1fr 1fr;
    }
  }
  @container (max-width: 26rem) {
    dl {
      grid-template-columns: 1fr;
    }
  }
`;
