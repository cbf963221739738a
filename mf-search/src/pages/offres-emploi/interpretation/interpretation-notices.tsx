import { Fragment } from 'react';
import styled from 'styled-components';
import { Link } from '@careers/platform';
import { Message } from '@careers/ui';
import type { Search } from '../../../url/index.ts';
import { NearMe } from '../near-me.tsx';
import type { Note } from './note.ts';
import { OwnerCard } from './owner-card.tsx';

interface ReadingNoticesProps {
  notes: readonly Note[];
  search: Search;
}

/** Explains how the keywords were interpreted, with a way to undo it. */
export function InterpretationNotices({ notes, search }: ReadingNoticesProps) {
  const said = notes.filter(({ isOwner }) => !isOwner);
  return (
    <>
      {notes.map(
        ({ text, link, isOwner }) => isOwner && link && <OwnerCard key={text} text={text} link={link} />,
      )}
      {said.length > 0 && (
        <Message tone="info">
          {said.map(({ text, link, links = link ? [link] : [], asksPosition }) => (
            <Line key={text}>
              {text}
              {links.map(({ label, href }, index) => (
                <Fragment key={href}>
                  {index > 0 ? ', ' : ' '}
                  <Link to={href}>{label}</Link>
                </Fragment>
              ))}
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
