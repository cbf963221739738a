import styled from 'styled-components';
import { CONTRIBUTIONS } from '../../content/profiles.ts';

/** The personal contribution by brand and network. */
export function Contributions() {
  return (
    <Frame>
      <h3>L’apport personnel</h3>
      <dl>
        {CONTRIBUTIONS.map(({ group, amounts }) => (
          <div key={group}>
            <dt>{group}</dt>
            <dd>{amounts.join(' ou ')}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}

const Frame = styled.div`
  margin-top: 2.5rem;
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
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
`;
