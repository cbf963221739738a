import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, DialogBar, Illustration, Logo, below } from '@careers/ui';
import { domainOf } from '../../../../content/domains.ts';
import type { ApplicationSubject } from '../subject.ts';
import { wordingOf } from '../wording.ts';

export function DialogLayout({
  subject,
  onLeave,
  children,
}: {
  subject: ApplicationSubject;
  onLeave(): void;
  children: ReactNode;
}) {
  return (
    <>
      <DialogBar closeLabel="Quitter" isLabelShown onClose={onLeave}>
        <Logo />
      </DialogBar>
      <Columns>
        <Line>{lineOf(subject)}</Line>
        <Content>{children}</Content>
        <Aside aria-label={wordingOf(subject).title}>
          <Illustration name={pictureOf(subject)} width={320} height={200} />
          <div>
            <p>{wordingOf(subject).intro}</p>
            <About subject={subject} />
          </div>
        </Aside>
      </Columns>
    </>
  );
}

function pictureOf(subject: ApplicationSubject) {
  if (subject.type === 'DCE') return 'scene-associes';
  const domain = subject.type === 'SPONTANEOUS' ? domainOf(subject.domain) : undefined;
  return domain?.illustration ?? 'scene-magasin';
}

/** Returns the subject in one line, for phones. */
function lineOf(subject: ApplicationSubject): string {
  if (subject.type === 'SPONTANEOUS') return `Candidature spontanée, ${subject.domainLabel}`;
  if (subject.type === 'DCE') return 'Devenir entrepreneur';
  return `${subject.subject.title}, ${subject.subject.place}`;
}

function About({ subject }: { subject: ApplicationSubject }) {
  if (subject.type === 'SPONTANEOUS') return <Subject>{subject.domainLabel}</Subject>;
  if (subject.type === 'DCE') return <Subject>Devenir entrepreneur</Subject>;
  const { title, place, entity, contract } = subject.subject;
  return (
    <>
      <Subject>{title}</Subject>
      <p>{place}</p>
      {entity && !place.startsWith(entity) && <p>{entity}</p>}
      <p>{contract}</p>
      <p>Réf. {subject.reference}</p>
    </>
  );
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 44rem) 20rem;
  justify-content: space-between;
  gap: 2rem;
  align-items: start;
  padding-block: 2rem 4rem;
  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    padding-block: 1rem 3rem;
  }
`;

/** Replaces the aside on narrow screens. */
const Line = styled.p`
  display: none;
  ${below('columns')} {
    display: block;
    overflow-wrap: anywhere;
    font-weight: 700;
    line-height: 1.35;
  }
`;

const Content = styled.div`
  form {
    display: grid;
    gap: 1.5rem;
  }
  form > h2,
  > div > h2 {
    font-size: var(--fs-h1);
    line-height: 1.04;
  }
`;

const Subject = styled.span`
  font: 700 1.375rem/1.2 var(--font-display);
`;

const Aside = styled.aside`
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  overflow: hidden;
  img {
    width: 100%;
  }
  div {
    padding: 1.25rem 1.5rem;
    line-height: 1.5;
  }
  p:first-child {
    color: var(--text-2);
  }
  ${below('columns')} {
    display: none;
  }
`;
