import { Suspense, lazy } from 'react';
import styled from 'styled-components';
import { Link } from '@careers/platform';
import { Message } from '@careers/ui';
import type { Search } from '../../url/index.ts';
import type { Note } from './reading-notes.ts';

const NearMe = lazy(async () => ({
  default: (await import(/* webpackChunkName: "near-me" */ './near-me.tsx')).NearMe,
}));

interface ReadingNoticesProps {
  notes: readonly Note[];
  search: Search;
}

/** Says how the words of the search were read, and lets it be undone. */
export function ReadingNotices({ notes, search }: ReadingNoticesProps) {
  if (notes.length === 0) return null;
  return (
    <Message tone="info">
      {notes.map(({ text, link, asksPosition }) => (
        <Line key={text}>
          {text} {link && <Link to={link.href}>{link.label}</Link>}
          {asksPosition && (
            <Suspense>
              <NearMe search={search} />
            </Suspense>
          )}
        </Line>
      ))}
    </Message>
  );
}

const Line = styled.div`
  & + & {
    margin-top: 0.5rem;
  }
`;
