import { useId, useState } from 'react';
import { Illustration } from '../content/illustration.tsx';
import { UploadIcon } from '../icons.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { FieldError } from './field.tsx';
import { Choose, ChooseFace, Label, Root, Status, Zone } from './file-drop.style.ts';
import { useMissedDrop } from './use-missed-drop.ts';
import { usePastedFile } from './use-pasted-file.ts';

interface FileDropProps {
  id?: string;
  label: string;
  isRequired?: boolean;
  /** `.pdf,.odt,…` for the system's file dialog. */
  accept: string;
  file: File | null;
  /** False while the file is being checked: nothing is announced until then. */
  isChecked?: boolean;
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
  isChecked = true,
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
    <Root>
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
            <Label>{label}</Label> <span>{isRequired ? '(obligatoire)' : '(facultatif)'}</span>
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
                // Lets the same file be chosen again after its removal.
                event.target.value = '';
              }}
            />
            <ChooseFace aria-hidden="true">
              <UploadIcon />
              <span>{file ? 'Remplacer le fichier' : 'Choisir un fichier'}</span>
            </ChooseFace>
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
      <Status role="status">{hasChanged && isChecked && outcome(file, error, detail)}</Status>
    </Root>
  );
}

/** The announcement of a choice; a refused file is never announced as chosen. */
function outcome(file: File | null, error: string | undefined, detail: string | undefined): string {
  if (!file) return 'Fichier retiré';
  if (!error) return `Fichier choisi\u00a0: ${file.name}`;
  return `Fichier refusé\u00a0: ${file.name}. ${detail ?? error}`;
}
