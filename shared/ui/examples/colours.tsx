import styled from 'styled-components';
import { Example, Grid } from './example.tsx';

const MARKET = [
  ['aubergine-950', '#1F0C26', 'text, 18.4:1 on white'],
  ['aubergine-900', '#2D1138', 'inverse surface, white 16.8:1'],
  ['aubergine-700', '#5B2A6E', 'links, 10.5:1'],
  ['aubergine-500', '#7D6A8A', 'borders of controls, 4.9:1'],
  ['lavande-300', '#C9B3E6', 'flat colour'],
  ['lavande-200', '#E6DAF5', 'surface 3'],
  ['lavande-100', '#F4EEFA', 'surface 2'],
  ['citron-500', '#FFD02E', 'the one action, ink 12.6:1'],
  ['tomate-500', '#F2542D', 'drawings only'],
  ['tomate-700', '#9E1F0B', 'errors, 7.9:1'],
  ['basilic-700', '#0E7A4F', 'drawings, 5.4:1'],
  ['basilic-800', '#0A5C3B', 'success, 8.1:1'],
  ['ciel-700', '#1B568C', 'information, 7.6:1'],
  ['basilic-300', '#8ED9A9', 'flat colour, ink 11.1:1'],
  ['ciel-300', '#8CC6F5', 'flat colour, ink 10.1:1'],
  ['rose-300', '#FF9EB5', 'flat colour, ink 9.5:1'],
] as const;

const MEANINGS = [
  ['bg', 'the page'],
  ['raised', 'what lies on it: cards'],
  ['floating', 'what comes over it: lists, menus, dialogs'],
  ['surface-1', 'a quiet page'],
  ['surface-2', 'a section, a hovered line'],
  ['surface-3', 'a hovered button, what is not available'],
  ['text', 'text'],
  ['text-2', 'what comes second'],
  ['link', 'links'],
  ['border', 'lines that only divide'],
  ['border-strong', 'lines that must be seen'],
  ['track', 'what is not done yet'],
  ['action', 'the one action of a view'],
  ['ink', 'what is chosen, a strong button, with on-ink'],
  ['error', 'an error, with error-bg'],
  ['success', 'a success, with success-bg'],
  ['info', 'an information, with info-bg'],
] as const;

export function Colours() {
  return (
    <>
      <Example
        name="Market colours"
        use="Flat colours of blocks and drawings; components take the meanings below."
      >
        <Grid $column="10rem">
          {MARKET.map(([name, value, use]) => (
            <Swatch key={name} token={name} lines={[value, use]} />
          ))}
        </Grid>
      </Example>
      <Example
        name="Meanings"
        use="Tokens of the components: the dark theme, and dark blocks, give them other values."
      >
        <Grid $column="10rem">
          {MEANINGS.map(([name, use]) => (
            <Swatch key={name} token={name} lines={[use]} />
          ))}
        </Grid>
      </Example>
    </>
  );
}

function Swatch({ token, lines }: { token: string; lines: readonly string[] }) {
  return (
    <Root lang="en">
      <Sample style={{ background: `var(--${token})` }} />
      <strong>--{token}</strong>
      {lines.map((line) => (
        <Note key={line}>{line}</Note>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  font-size: var(--fs-sm);
  line-height: 1.45;
`;

const Sample = styled.span`
  height: 5rem;
  margin-bottom: 0.4rem;
  border: 1px solid var(--border);
  border-radius: var(--r-2);
`;

const Note = styled.span`
  color: var(--text-2);
`;
