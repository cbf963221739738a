import styled from 'styled-components';
import { hovering, radioPills, visuallyHidden } from '@careers/ui';
import { SHARED } from '../../content/copy/shared.ts';
import { REGIONS } from '../../content/regions/index.ts';
import type { Region } from '../../content/schema.ts';

/** The four regions as native radio buttons. */
export function RegionChoices({ chosen, onChoose }: { chosen: Region; onChoose(region: Region): void }) {
  return (
    <Choices>
      <legend>{SHARED.regions}</legend>
      {REGIONS.map((region) => (
        <label key={region.id}>
          <input
            type="radio"
            name="region"
            checked={region.id === chosen.id}
            onChange={() => onChoose(region)}
          />
          <span>{region.label}</span>
        </label>
      ))}
    </Choices>
  );
}

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  min-width: 0;
  margin: 1.5rem 0;
  legend {
    ${visuallyHidden}
  }
  span {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding: 0.4rem 1.05rem;
    border: 1.5px solid var(--border-strong);
    border-radius: var(--r-pill);
    font-size: var(--fs-sm);
    font-weight: 600;
  }
  ${hovering} {
    input:hover + span {
      border-color: var(--text);
    }
  }
  input:checked + span {
    border-color: var(--ink);
  }
  ${radioPills}
`;
