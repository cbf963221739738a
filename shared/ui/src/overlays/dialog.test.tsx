import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DialogBar } from './dialog-bar.tsx';
import { Dialog } from './dialog.tsx';

function Filters({ onClose }: { onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    onClose?.();
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Filtrer
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Filtres"
        closeLabel="Fermer les filtres"
        footer={<button type="button">Voir 36 offres</button>}
      >
        <label>
          CDI <input type="checkbox" />
        </label>
      </Dialog>
    </>
  );
}

/** The choice replaces the button that asked for it. */
function Choice() {
  const [isOpen, setIsOpen] = useState(false);
  const [isMade, setIsMade] = useState(false);
  const accept = () => {
    setIsMade(true);
    setIsOpen(false);
  };
  return (
    <>
      <button type="button">Retour</button>
      <section>
        {isMade ? (
          <button type="button">Lire le film</button>
        ) : (
          <div>
            <button type="button" onClick={() => setIsOpen(true)}>
              Choisir
            </button>
          </div>
        )}
      </section>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Cookies">
        <button type="button" onClick={accept}>
          Accepter
        </button>
      </Dialog>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Filtrer' }));

test('a dialog is modal, named by its title, which takes the focus', async () => {
  render(<Filters />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await open();
  expect(screen.getByRole('dialog', { name: 'Filtres' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Filtres' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Filtrer' })).not.toBeInTheDocument();
});

test('Tab stays inside the dialog', async () => {
  render(<Filters />);
  await open();
  const dialog = screen.getByRole('dialog');
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

test('Escape and the cross close it, and the focus goes back to what opened it', async () => {
  const onClose = jest.fn();
  render(<Filters onClose={onClose} />);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filtrer' })).toHaveFocus());
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer les filtres' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('[A11Y-02] where what opened it is gone, the focus goes to the control in its place', async () => {
  render(<Choice />);
  await userEvent.click(screen.getByRole('button', { name: 'Choisir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accepter' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Lire le film' })).toHaveFocus());
});

test('what takes the focus while the dialog closes keeps it', async () => {
  render(
    <>
      <Filters onClose={() => setTimeout(() => screen.getByRole('heading').focus())} />
      <h1 tabIndex={-1}>Page suivante</h1>
    </>,
  );
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('a dialog whose title is not shown is still named by it', () => {
  render(
    <Dialog isOpen onClose={() => undefined} title="Postuler" shape="page" isTitleHidden>
      <p>Étape 1</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Postuler' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([true, false])(
  'the bar of a page closes under its name, written or not (%s)',
  async (isLabelShown) => {
    const onClose = jest.fn();
    render(
      <DialogBar closeLabel="Quitter" isLabelShown={isLabelShown} onClose={onClose}>
        <b>Menu</b>
      </DialogBar>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Quitter' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);
