import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.ts';
import { FileAlertIcon, FileTextIcon, TrashIcon } from '../icons.tsx';

interface ChosenFileProps {
  file: File;
  isRefused: boolean;
  detail: string | undefined;
  onRemove(): void;
}

/** The chosen file with its size, or with why it is refused. */
export function ChosenFile({ file, isRefused, detail, onRemove }: ChosenFileProps) {
  return (
    <Row $isRefused={isRefused}>
      {isRefused ? <FileAlertIcon /> : <FileTextIcon />}
      <p>
        <Name>{file.name}</Name>
        <br />
        <Detail $isRefused={isRefused}>{detail ?? sizeLabel(file.size)}</Detail>
      </p>
      <IconButton type="button" aria-label={`Retirer le fichier ${file.name}`} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </Row>
  );
}

const Row = styled.div<{ $isRefused: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 1rem;
  align-items: center;
  padding: 0.6rem 0.6rem 0.6rem 1rem;
  border: 1.5px solid ${({ $isRefused }) => ($isRefused ? 'var(--error)' : 'var(--border)')};
  border-radius: var(--r-2);
  line-height: 1.35;
  > svg {
    color: ${({ $isRefused }) => ($isRefused ? 'var(--error)' : 'inherit')};
  }
`;

const Name = styled.strong`
  overflow-wrap: anywhere;
`;

const Detail = styled.span<{ $isRefused: boolean }>`
  color: ${({ $isRefused }) => ($isRefused ? 'var(--error)' : 'var(--text-2)')};
  font-size: var(--fs-sm);
`;

/** Returns a size in French units, such as "1,4 Mo". */
export function sizeLabel(bytes: number): string {
  if (bytes < 1024) return `${bytes}\u00a0octet${bytes > 1 ? 's' : ''}`;
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'ko'] : [bytes / (1024 * 1024), 'Mo'];
  return `${new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }).format(value)}\u00a0${unit}`;
}
