import { Suspense, lazy } from 'react';
import styled from 'styled-components';
import { Link } from '@careers/platform';
import { Message } from '@careers/ui';
import type { Search } from '../../url/index.ts';
import { NearMe } from './near-me.tsx';
import type { Note } from './reading-notes.ts';

/** A link, which works before it is hydrated: what has a button is never loaded later than its page. */
const OwnerCard = lazy(() => import(/* webpackChunkName: "owner-card" */ './owner-card.tsx'));

interface ReadingNoticesProps {
  notes: readonly Note[];
  search: Search;
}

/** Says how the words of the search were read, and lets it be undone. */
export function ReadingNotices({ notes, search }: ReadingNoticesProps) {
  const said = notes.filter(({ isOwner }) => !isOwner);
  return (
    <>
      {notes.map(
        ({ text, link, isOwner }) =>
          isOwner &&
          link && (
            <Suspense key={text}>
              <OwnerCard text={text} link={link} />
            </Suspense>
          ),
      )}
      {said.length > 0 && (
        <Message tone="info">
          {said.map(({ text, link, asksPosition }) => (
            <Line key={text}>
              {text} {link && <Link to={link.href}>{link.label}</Link>}
              {asksPosition && <NearMe search={search} />}
            </Line>
          ))}
        </Message>
      )}
    </>
  );
}

const Line = styled.div`
  & + & {
    margin-top: 0.5rem;
  }
`;
