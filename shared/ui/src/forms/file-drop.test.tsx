import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileDrop } from './file-drop.tsx';
import { sizeLabel } from './chosen-file.tsx';

const curriculum = new File(['x'.repeat(1536)], 'cv.pdf', { type: 'application/pdf' });

function Curriculum({ error, detail }: { error?: string; detail?: string }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileDrop
      label="Votre CV"
      isRequired
      accept=".pdf"
      file={file}
      error={error}
      detail={detail}
      onChange={setFile}
    />
  );
}

test('a chosen file is named with its size and announced', async () => {
  render(<Curriculum />);
  await userEvent.upload(screen.getByLabelText('Choisir un fichier : Votre CV'), curriculum);
  expect(screen.getByText('cv.pdf')).toBeVisible();
  expect(screen.getByText('1,5\u00a0ko', { normalizer: (text) => text })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Fichier choisi : cv.pdf');
});

test('a dropped file is chosen as well', () => {
  render(<Curriculum />);
  fireEvent.drop(screen.getByText(/^Glissez le fichier ici/), { dataTransfer: { files: [curriculum] } });
  expect(screen.getByText('cv.pdf')).toBeVisible();
});

test('a file that is dropped beside the zone is not opened in place of the page; other things are', () => {
  const { unmount } = render(<Curriculum />);
  const drop = (types: string[]) => fireEvent.drop(document.body, { dataTransfer: { types } });
  expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } })).toBe(false);
  expect(drop(['Files'])).toBe(false);
  expect(drop(['text/plain'])).toBe(true);
  expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
  unmount();
  expect(drop(['Files'])).toBe(true);
});

test('a file that is pasted anywhere is chosen where that is wanted, pasted text is left alone', () => {
  const choose = jest.fn();
  const props = { label: 'Votre CV', accept: '.pdf', file: null, onChange: choose };
  const { rerender } = render(<FileDrop {...props} />);
  fireEvent.paste(document.body, { clipboardData: { files: [curriculum] } });
  expect(choose).not.toHaveBeenCalled();
  rerender(<FileDrop {...props} takesPaste />);
  expect(fireEvent.paste(document.body, { clipboardData: { files: [] } })).toBe(true);
  expect(fireEvent.paste(document.body, { clipboardData: { files: [curriculum] } })).toBe(false);
  expect(choose).toHaveBeenCalledWith(curriculum);
  rerender(<FileDrop {...props} file={curriculum} takesPaste />);
  expect(screen.getByRole('status')).toHaveTextContent('Fichier choisi : cv.pdf');
});

test('a file that was removed gives the focus back and may be chosen again', async () => {
  render(<Curriculum />);
  await userEvent.upload(screen.getByLabelText('Choisir un fichier : Votre CV'), curriculum);
  expect(screen.getByLabelText('Remplacer le fichier : Votre CV')).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Retirer le fichier cv.pdf' }));
  const input = screen.getByLabelText('Choisir un fichier : Votre CV');
  expect(input).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Fichier retiré');
  await userEvent.upload(input, curriculum);
  expect(screen.getByText('cv.pdf')).toBeVisible();
});

test('a refused file stays in view with the reason, and the input says what is wrong', async () => {
  render(<Curriculum error="Merci de vérifier le format ou la taille" detail="3,1 Mo au lieu de 2 Mo" />);
  const input = screen.getByLabelText(/Votre CV/);
  await userEvent.upload(input, curriculum);
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Merci de vérifier le format ou la taille');
  expect(screen.getByText('3,1 Mo au lieu de 2 Mo')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Fichier refusé : cv.pdf. 3,1 Mo au lieu de 2 Mo$/);
});

test('nothing is said of a file before it has been judged', async () => {
  const props = { label: 'Votre CV', accept: '.pdf', onChange: () => undefined };
  const { rerender } = render(<FileDrop {...props} file={null} isChecked={false} />);
  await userEvent.upload(screen.getByLabelText(/Votre CV/), curriculum);
  rerender(<FileDrop {...props} file={curriculum} isChecked={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<FileDrop {...props} file={curriculum} error="Ce fichier n’est pas un PDF" />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Fichier refusé : cv.pdf. Ce fichier n’est pas un PDF',
  );
});

test.each([
  [0, '0\u00a0octet'],
  [40, '40\u00a0octets'],
  [1536, '1,5\u00a0ko'],
  [2 * 1024 * 1024, '2\u00a0Mo'],
  [1_468_006, '1,4\u00a0Mo'],
])('%i bytes read %s', (bytes, label) => {
  expect(sizeLabel(bytes)).toBe(label);
});
