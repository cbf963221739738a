import styled from 'styled-components';
import { Pill, hovering, radioPills } from '@careers/ui';
import type { Theme } from '../before-hydration/theme.ts';

const THEMES: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'Système' },
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
];

interface ThemeChoiceProps {
  /** Name of the radio group, unique in the document. */
  name: string;
  theme?: Theme;
}

/** The theme's radio group, handled by `before-hydration/theme.ts`; hidden without JavaScript. */
export function ThemeChoice({ name, theme = 'system' }: ThemeChoiceProps) {
  return (
    <Group data-theme-choice>
      <legend>Thème</legend>
      <div>
        {THEMES.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === theme} />
            <Pill>{label}</Pill>
          </label>
        ))}
      </div>
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-width: 0;
  font-size: var(--fs-sm);
  legend {
    float: left;
    padding: 0;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    padding: 2px;
    border: 1.5px solid var(--border-strong);
    border-radius: 1.375rem;
  }
  ${Pill} {
    display: grid;
    place-items: center;
    min-height: 2.25rem;
    padding-inline: 0.9rem;
    border-radius: var(--r-pill);
    font-weight: 600;
  }
  ${hovering} {
    input:hover + ${Pill} {
      background: var(--surface-3);
    }
  }
  ${radioPills}
`;
