import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, DialogBar, Illustration, Logo } from '@careers/ui';
import type { ApplicationSubject } from '../subject.ts';

/** The application's own page: its bar, the form, and what it is for. */
export function Frame({
  subject,
  onLeave,
  children,
}: {
  subject: ApplicationSubject;
  onLeave(): void;
  children: ReactNode;
}) {
  const { title, place, entity, contract } = subject.subject;
  return (
    <>
      <DialogBar closeLabel="Quitter" isLabelShown onClose={onLeave}>
        <Logo />
      </DialogBar>
      <Columns>
        <Content>{children}</Content>
        <Aside aria-label="Votre candidature">
          <Illustration name="scene-magasin" width={320} height={200} />
          <div>
            <p>Vous postulez à l’offre</p>
            <b>{title}</b>
            <p>{place}</p>
            {entity && <p>{entity}</p>}
            <p>{contract}</p>
            <p>Réf. {subject.reference}</p>
          </div>
        </Aside>
      </Columns>
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
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 1.25rem 3rem;
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
  h2:focus {
    outline: 0;
  }
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
  b {
    font: 700 1.375rem/1.2 var(--font-display);
  }
  p:first-child {
    color: var(--text-2);
  }
  @media (max-width: 900px) {
    display: none;
  }
`;
