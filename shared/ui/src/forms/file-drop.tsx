import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.ts';
import { Illustration } from '../content/illustration.tsx';
import { FileAlertIcon, FileTextIcon, TrashIcon, UploadIcon } from '../icons/index.ts';
import { visuallyHidden } from '../styles/visually-hidden.ts';
import { FieldError } from './field.tsx';
import { useMissedDrop } from './use-missed-drop.ts';
import { usePastedFile } from './use-pasted-file.ts';
import { below } from '../styles/breakpoints.ts';
import { hovering } from '../styles/hovering.ts';

interface FileDropProps {
  id?: string;
  label: string;
  isRequired?: boolean;
  /** `.pdf,.odt,…` for the system's file dialog. */
  accept: string;
  file: File | null;
  /** False while the file is being checked: nothing is announced until then. */
  isJudged?: boolean;
  error?: string | undefined;
  /** Why this file is refused, beside its name. */
  detail?: string | undefined;
  /** Accepts a file pasted anywhere on the page: for the only drop zone of a view. */
  takesPaste?: boolean;
  onChange(file: File | null): void;
}

/** A native file input with a drop zone; the chosen file is listed below, refused or not. */
export function FileDrop({
  id,
  label,
  isRequired = false,
  accept,
  file,
  isJudged = true,
  error,
  detail,
  takesPaste = false,
  onChange,
}: FileDropProps) {
  const generated = useId();
  const control = id ?? generated;
  const [isOver, setIsOver] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const choose = (chosen: File | null) => {
    onChange(chosen);
    setHasChanged(true);
  };
  usePastedFile(takesPaste, choose);
  useMissedDrop();
  return (
    <Frame>
      <Zone
        $isOver={isOver}
        $isRefused={error !== undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          const dropped = event.dataTransfer.files[0];
          if (dropped) choose(dropped);
        }}
      >
        <Illustration name="scene-depot" width={150} height={120} />
        <div>
          <p>
            <b>{label}</b> {isRequired ? '(obligatoire)' : '(facultatif)'}
          </p>
          <p>
            {takesPaste
              ? 'Glissez ou collez le fichier ici, ou choisissez-le sur votre appareil.'
              : 'Glissez le fichier ici, ou choisissez-le sur votre appareil.'}
          </p>
          <Choose>
            <input
              id={control}
              type="file"
              accept={accept}
              aria-label={`${file ? 'Remplacer le fichier' : 'Choisir un fichier'}\u00a0: ${label}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${control}-error` : undefined}
              onChange={(event) => {
                const [chosen] = event.target.files ?? [];
                if (chosen) choose(chosen);
                // So that the same file can be chosen again after its removal.
                event.target.value = '';
              }}
            />
            <span aria-hidden="true">
              <UploadIcon />
              {file ? 'Remplacer le fichier' : 'Choisir un fichier'}
            </span>
          </Choose>
        </div>
      </Zone>
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
      {file && (
        <ChosenFile
          file={file}
          isRefused={error !== undefined}
          detail={detail}
          onRemove={() => {
            choose(null);
            document.getElementById(control)?.focus();
          }}
        />
      )}
      <Status role="status">{hasChanged && isJudged && outcome(file, error, detail)}</Status>
    </Frame>
  );
}

/** The announcement of a choice; a refused file is never announced as chosen. */
function outcome(file: File | null, error: string | undefined, detail: string | undefined): string {
  if (!file) return 'Fichier retiré';
  if (!error) return `Fichier choisi\u00a0: ${file.name}`;
  return `Fichier refusé\u00a0: ${file.name}. ${detail ?? error}`;
}

interface ChosenFileProps {
  file: File;
  isRefused: boolean;
  detail: string | undefined;
  onRemove(): void;
}

function ChosenFile({ file, isRefused, detail, onRemove }: ChosenFileProps): ReactNode {
  return (
    <Chosen $isRefused={isRefused}>
      {isRefused ? <FileAlertIcon /> : <FileTextIcon />}
      <p>
        <b>{file.name}</b>
        <br />
        <span>{detail ?? sizeLabel(file.size)}</span>
      </p>
      <IconButton type="button" aria-label={`Retirer le fichier ${file.name}`} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </Chosen>
  );
}

/** Returns a size in French units, such as "1,4 Mo". */
export function sizeLabel(bytes: number): string {
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'ko'] : [bytes / (1024 * 1024), 'Mo'];
  return `${new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }).format(value)}\u00a0${unit}`;
}

const Frame = styled.div`
  display: grid;
  gap: 0.75rem;
`;

const Zone = styled.div<{ $isOver: boolean; $isRefused: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 1.5rem;
  align-items: center;
  padding: 1.5rem;
  border: 2px ${({ $isOver }) => ($isOver ? 'solid' : 'dashed')}
    ${({ $isRefused }) => ($isRefused ? 'var(--error)' : 'var(--border-strong)')};
  border-radius: var(--r-3);
  background: ${({ $isOver, $isRefused }) => ($isOver ? 'var(--warn-bg)' : $isRefused ? 'var(--error-bg)' : 'var(--surface-2)')};
  p + p {
    margin-bottom: 0.85rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  b {
    font-size: var(--fs-h4);
  }
  ${below('pair')} {
    grid-template-columns: 1fr;
    padding: 1.1rem;
    > img {
      display: none;
    }
  }
`;

const Choose = styled.span`
  position: relative;
  display: inline-block;
  input {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: inline-flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 3rem;
    padding: 0.6rem 1.4rem;
    border: 2px solid transparent;
    border-radius: var(--r-pill);
    background: var(--ink);
    color: var(--on-ink);
    font-weight: 700;
    @media (forced-colors: active) {
      border: 2px solid ButtonText;
    }
  }
  ${hovering} {
    input:hover + span {
      background: var(--citron-500);
      color: var(--aubergine-950);
    }
  }
  input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow:
      0 0 0 2px var(--focus-gap),
      0 0 0 8px var(--focus-halo);
  }
`;

const Chosen = styled.div<{ $isRefused: boolean }>`
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
  b {
    overflow-wrap: anywhere;
  }
  span {
    color: ${({ $isRefused }) => ($isRefused ? 'var(--error)' : 'var(--text-2)')};
    font-size: var(--fs-sm);
  }
`;

const Status = styled.p`
  ${visuallyHidden}
`;
