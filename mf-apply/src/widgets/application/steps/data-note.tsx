import styled from 'styled-components';

/** The privacy note, shown before any input. */
export function DataNote() {
  return (
    <Note>
      Aucun compte à créer. Vos données sont conservées 13 mois après le dernier contact.{' '}
      <a href="/donnees-personnelles" target="_blank" rel="noopener">
        Données personnelles (nouvelle fenêtre)
      </a>
    </Note>
  );
}

const Note = styled.p`
  max-width: 58ch;
  color: var(--text-2);
  font-size: var(--fs-sm);
`;
