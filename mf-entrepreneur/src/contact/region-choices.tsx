import styled from 'styled-components';
import { Pill, outlinedRadioPills, visuallyHidden } from '@careers/ui';
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
            value={region.id}
            checked={region.id === chosen.id}
            onChange={() => onChoose(region)}
          />
          <Pill>{region.label}</Pill>
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
  ${outlinedRadioPills}
`;
