import { useState } from 'react';
import { FileDrop } from '@careers/ui';
import { Example } from './example.tsx';

const REFUSED = new File(['%PDF'], 'cv-camille-martin.exe');

export function Files() {
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<File | null>(REFUSED);
  return (
    <>
      <Example
        name="FileDrop"
        use="One document, chosen or dropped; the chosen file is named, and can be removed."
      >
        <FileDrop label="Votre CV" isRequired accept=".pdf" file={file} onChange={setFile} />
      </Example>
      <Example name="FileDrop, error" use="A file that is refused stays in view with the reason.">
        <FileDrop
          label="Lettre de motivation"
          accept=".pdf"
          file={refused}
          error={refused ? 'Merci de vérifier le format ou la taille de votre fichier' : undefined}
          detail="Ce format n’est pas accepté"
          onChange={setRefused}
        />
      </Example>
    </>
  );
}
