import styled from 'styled-components';
import { Checkbox, FieldError, Hint, Pill, Radio, outlinedRadioPills } from '@careers/ui';
import { Example, Grid } from './example.tsx';

export function Choices() {
  return (
    <Grid>
      <Example name="Checkbox" use="Something that is or is not; a count at its end is read with its unit.">
        <Group>
          <legend>Contrat</legend>
          <Checkbox defaultChecked count={<Count value={31} />}>
            CDI
          </Checkbox>
          <Checkbox count={<Count value={4} />}>CDD</Checkbox>
          <Checkbox disabled count={<Count value={0} />}>
            Stage
          </Checkbox>
        </Group>
      </Example>
      <Example name="Radio" use="One of two to five choices, all in view, in a fieldset with its legend.">
        <Group>
          <legend>Avez-vous le permis B&nbsp;?</legend>
          <Radio name="licence" defaultChecked>
            Oui
          </Radio>
          <Radio name="licence">Non</Radio>
        </Group>
      </Example>
      <Example name="Pill" use="One of few choices that takes effect at once; only where scripts run.">
        <Pills>
          <legend>Région</legend>
          {['Ouest', 'Est', 'Sud'].map((region, index) => (
            <label key={region}>
              <input type="radio" name="region" value={region} defaultChecked={index === 0} />
              <Pill>{region}</Pill>
            </label>
          ))}
        </Pills>
      </Example>
      <Example name="Hint, FieldError" use="Help and a problem of a choice, which has no Field around it.">
        <Hint id="consent-hint">Vos données sont conservées 13&nbsp;mois.</Hint>
        <Checkbox aria-invalid aria-describedby="consent-hint consent-error">
          J’accepte que mes données soient utilisées pour étudier ma candidature.
        </Checkbox>
        <FieldError id="consent-error">Merci d’accepter les conditions ci-dessus pour continuer</FieldError>
      </Example>
    </Grid>
  );
}

function Count({ value }: { value: number }) {
  return (
    <>
      {value}
      <span data-unit>{value > 1 ? ' offres' : ' offre'}</span>
    </>
  );
}

const Group = styled.fieldset`
  legend {
    padding: 0;
    font-weight: 700;
  }
`;

const Pills = styled(Group)`
  display: flex;
  gap: 0.5rem;
  ${outlinedRadioPills}
`;
