import { useState } from 'react';
import { Button, Dialog, DialogBar, Logo } from '@careers/ui';
import { Example, Row } from './example.tsx';

type Shape = 'panel' | 'sheet' | 'page';

export function Overlays() {
  const [shape, setShape] = useState<Shape | null>(null);
  const close = () => setShape(null);
  const opener = (opened: Shape, label: string) => (
    <Button type="button" $variant="secondary" onClick={() => setShape(opened)}>
      {label}
    </Button>
  );
  return (
    <>
      <Example
        name="Dialog"
        use="A question that must be answered first; the sheet is its shape for filters on a narrow screen."
      >
        <Row>
          {opener('panel', 'Quitter la candidature')}
          {opener('sheet', 'Filtrer')}
        </Row>
      </Example>
      <Example
        name="Dialog, DialogBar"
        use="A task of its own over the whole page: the bar stays, and its end closes."
      >
        {opener('page', 'Postuler')}
      </Example>
      <Dialog isOpen={shape === 'panel'} onClose={close} title={'Quitter la candidature\u00a0?'}>
        <p>Vos réponses restent dans cet onglet jusqu’à ce que vous le fermiez.</p>
      </Dialog>
      <Dialog
        isOpen={shape === 'sheet'}
        onClose={close}
        title="Filtrer"
        shape="sheet"
        footer={
          <Button type="button" $isBlock onClick={close}>
            Voir 36 offres
          </Button>
        }
      >
        <p>Contrat, temps de travail, entité.</p>
      </Dialog>
      <Dialog isOpen={shape === 'page'} onClose={close} title="Postuler" shape="page" isTitleHidden>
        <DialogBar closeLabel="Quitter" isLabelShown onClose={close}>
          <Logo />
        </DialogBar>
      </Dialog>
    </>
  );
}
