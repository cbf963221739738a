import styled from 'styled-components';
import { AutoGrid, Button, Frieze, KeyFigures, Logo, StickyCorner, TwoColumns } from '@careers/ui';
import { Example, Row } from './example.tsx';

export function Layout() {
  return (
    <>
      <Example
        name="Container, Section, WidgetSection, TwoColumns"
        use="The page’s width with its gutters, the vertical rhythm, and two columns that become one."
      >
        <TwoColumns>
          <Block>Colonne</Block>
          <Block>Colonne</Block>
        </TwoColumns>
      </Example>
      <Example
        name="AutoGrid"
        use="A list in as many equal columns as fit; stretched where the items of the last row share it."
      >
        <AutoGrid $column="12rem" $isStretched>
          {['Boucherie', 'Caisse', 'Drive'].map((label) => (
            <li key={label}>
              <Block>{label}</Block>
            </li>
          ))}
        </AutoGrid>
      </Example>
      <Example name='data-ground="dark"' use="A dark block: every component inside it turns light.">
        <Block data-ground="dark" style={{ background: 'var(--aubergine-900)' }}>
          <Row>
            <Button type="button">Postuler</Button>
            <Button type="button" $variant="secondary">
              Contour
            </Button>
            <a href="#layout">Lien dans le texte</a>
          </Row>
        </Block>
      </Example>
      <Example name='data-ground="tint"' use="A tinted block: what is inside stays light in the dark theme.">
        <Block data-ground="tint" style={{ background: 'var(--rose-300)' }}>
          <Row>
            <Button type="button" $variant="ink">
              Encre
            </Button>
            <a href="#layout">Lien dans le texte</a>
          </Row>
        </Block>
      </Example>
      <Example
        name="KeyFigures"
        use="Figures of the group, each with its unit in words; two to four of them."
      >
        <KeyFigures
          hasRules
          figures={[
            { value: '1\u00a0793', label: 'magasins' },
            { value: '27', label: 'entrepôts' },
            { lead: 'plus de', value: '75\u00a0000', label: 'personnes' },
            { value: '650', label: 'personnes à l’informatique' },
          ]}
        />
      </Example>
      <Example
        name="StickyCorner"
        use="What stays at hand in the corner of the window until the end of its part of the page."
      >
        <Block>
          Un texte, et au coin de la fenêtre ce qui l’accompagne.
          <StickyCorner>
            <Button type="button">Contactez-nous</Button>
          </StickyCorner>
        </Block>
      </Example>
      <Example name="Frieze" use="The row of modules above the footer; it only decorates.">
        <Frieze />
      </Example>
      <Example name="Logo" use="The mark with its name, in the header, the footer and the application.">
        <Logo />
      </Example>
    </>
  );
}

const Block = styled.div`
  padding: 1.5rem;
  border-radius: var(--r-3);
  background: var(--surface-2);
`;
