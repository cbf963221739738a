import styled from 'styled-components';
import * as icons from '@careers/ui/icons';
import { Example, Grid } from './example.tsx';

export function Icons() {
  return (
    <Example
      name="@careers/ui/icons"
      use="Outlined drawings of the Tabler set, beside a text or under an accessible name."
    >
      <Grid $column="11rem">
        {Object.entries(icons).map(([name, Icon]) => (
          <Line key={name}>
            <Icon size={24} />
            {name}
          </Line>
        ))}
      </Grid>
    </Example>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  font-size: var(--fs-xs);
  svg {
    flex: none;
  }
`;
