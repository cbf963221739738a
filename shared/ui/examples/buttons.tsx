import { useState } from 'react';
import { ActionLink, Button, FavoriteButton, IconButton, Spinner } from '@careers/ui';
import { ArrowRightIcon, ShareIcon } from '@careers/ui/icons';
import { Example, Row } from './example.tsx';

export function Buttons() {
  const [isFavorite, setIsFavorite] = useState(true);
  return (
    <>
      <Example
        name="Button"
        use="An action, or a link that weighs as much: primary once a view, ink beside it, secondary for the rest."
      >
        <Row>
          <Button type="button">Postuler</Button>
          <Button type="button" $variant="ink">
            Encre
          </Button>
          <Button type="button" $variant="secondary">
            Contour
          </Button>
          <Button type="button" $size="large">
            Grand
          </Button>
          <Button as="a" href="#buttons" $variant="secondary">
            Lien
          </Button>
        </Row>
      </Example>
      <Example
        name="Button, aria-disabled"
        use="What cannot be done yet keeps its place in the tab order and says why beside it."
      >
        <Row>
          <Button type="button" aria-disabled>
            Indisponible
          </Button>
          <Button type="button" aria-disabled>
            <Spinner />
            Envoi en cours…
          </Button>
        </Row>
      </Example>
      <Example name="ActionLink" use="A link that leads on from a block, where a button would shout.">
        <ActionLink href="#buttons">
          Voir tous les métiers
          <ArrowRightIcon />
        </ActionLink>
      </Example>
      <Example name="IconButton" use="An icon alone, for actions everyone knows; its name is in aria-label.">
        <Row>
          <IconButton type="button" aria-label="Partager">
            <ShareIcon />
          </IconButton>
          <IconButton type="button" $isOutlined aria-label="Suivant">
            <ArrowRightIcon />
          </IconButton>
          <IconButton type="button" $isOutlined aria-label="Suivant, indisponible" aria-disabled>
            <ArrowRightIcon />
          </IconButton>
        </Row>
      </Example>
      <Example name="FavoriteButton" use="Keeps what a card shows; pressed, its heart is full.">
        <FavoriteButton
          label="Favori&nbsp;: Boucher préparateur F/H, Vertou (44)"
          isFavorite={isFavorite}
          onToggle={() => setIsFavorite(!isFavorite)}
        />
      </Example>
    </>
  );
}
