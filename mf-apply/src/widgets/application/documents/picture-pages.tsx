import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, VisuallyHidden } from '@careers/ui';
import { PICTURE_ACCEPT, withPages } from './pictures.ts';

interface PicturePagesProps {
  pages: readonly File[];
  onChange(file: File): void;
}

/** Maximum number of pages that stay readable within 2 MB. */
const MAX_PAGES = 8;

/** Photos of a document, one per page, which can be added and removed. */
export function PicturePages({ pages, onChange }: PicturePagesProps) {
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const change = (changed: readonly File[], outcome: string) => {
    const [first, ...others] = changed;
    if (!first) return;
    onChange(withPages([first, ...others]));
    setSaid(outcome);
  };
  const choose = (chosen: readonly File[]) => {
    const added = chosen.slice(0, MAX_PAGES - pages.length);
    if (added.length > 0) change([...pages, ...added], outcomeOf(added.length, chosen.length));
  };
  return (
    <div>
      {pages.length > 1 && (
        <List aria-label="Pages du document">
          {pages.map((page, index) => (
            // The same photo may be chosen twice.
            <li key={`${index} ${page.name}`}>
              <span>{`Page ${index + 1}\u00A0: ${page.name}`}</span>
              <Button
                type="button"
                $variant="secondary"
                onClick={() => {
                  change(
                    pages.filter((_, other) => other !== index),
                    `Page ${index + 1} retirée`,
                  );
                  add.current?.focus();
                }}
              >
                Retirer<VisuallyHidden>{` la page ${index + 1}`}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </List>
      )}
      {pages.length < MAX_PAGES && (
        <Button ref={add} type="button" $variant="secondary" onClick={() => input.current?.click()}>
          Ajouter une page
        </Button>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={PICTURE_ACCEPT}
        aria-label="Photos à ajouter"
        onChange={({ target }) => {
          choose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

function outcomeOf(added: number, chosen: number): string {
  const outcome = added > 1 ? `${added} pages ajoutées` : 'Page ajoutée';
  return added < chosen ? `${outcome}, le maximum est de ${MAX_PAGES} pages` : outcome;
}

const List = styled.ol`
  margin: 0 0 0.75rem;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding-block: 0.35rem;
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid var(--border);
  }
`;
