import { useState } from 'react';
import { Chip, ChipList, Tag } from '@careers/ui';
import { CheckIcon, XIcon } from '@careers/ui/icons';
import { Example, Row } from './example.tsx';

const CHOICES = ['Magasins', 'Logistique', 'Informatique'];

export function Tags() {
  const [chosen, setChosen] = useState(CHOICES[0]);
  return (
    <>
      <Example name="Tag" use="A short fact of an offer; its tone repeats what its words say.">
        <Row>
          <Tag>Temps plein</Tag>
          <Tag $tone="basil">CDI</Tag>
          <Tag $tone="sky">CDD</Tag>
          <Tag $tone="lemon">Alternance</Tag>
          <Tag $tone="rose">Stage</Tag>
          <Tag $tone="ink">
            <CheckIcon />
            Déjà postulé
          </Tag>
        </Row>
      </Example>
      <Example
        name="Chip, ChipList"
        use="One choice among few, with aria-pressed; or links to neighbours, with aria-current."
      >
        <ChipList>
          {CHOICES.map((choice) => (
            <li key={choice}>
              <Chip type="button" aria-pressed={choice === chosen} onClick={() => setChosen(choice)}>
                {choice}
              </Chip>
            </li>
          ))}
        </ChipList>
      </Example>
      <Example
        name="Chip, as a link that removes"
        use="An active filter: the link leads to the same page without it."
      >
        <Chip as="a" href="#tags" aria-label="Retirer le filtre CDI">
          CDI
          <XIcon />
        </Chip>
      </Example>
    </>
  );
}
