import styled from 'styled-components';
import { AutoGrid, Breadcrumb, Button, Chip, ChipList, Container, Lead, Section, below } from '@careers/ui';
import type { IllustrationName } from '@careers/ui';
import { Link } from '@careers/platform';
import { QUESTIONS } from '../../../content/copy/questions.ts';
import { PAGES } from '../../../content/pages.ts';
import { CANDIDATE_QUESTIONS, OWNER_QUESTIONS } from '../../../content/questions.ts';
import { HeadWithModules } from '../../components/head-with-modules.tsx';
import { NextPages } from '../../components/next-pages.tsx';
import { crumbsOf } from '../../crumbs.ts';
import { QuestionList } from '../../components/question-list.tsx';

const MODULES: readonly IllustrationName[] = ['motif-m5', 'produit-citron', 'motif-m1', 'portrait-support'];

const GROUPS = [
  { id: 'postuler', title: QUESTIONS.candidateTitle, questions: CANDIDATE_QUESTIONS },
  { id: 'devenir-associe', title: QUESTIONS.ownerTitle, questions: OWNER_QUESTIONS },
];

export default function QuestionsPage() {
  return (
    <>
      <HeadWithModules ground="citron-100" modules={MODULES}>
        <Breadcrumb crumbs={crumbsOf(PAGES.questions)} />
        <h1>{QUESTIONS.title}</h1>
        <Lead>{QUESTIONS.lead}</Lead>
        <Groups aria-label={QUESTIONS.groups}>
          <ChipList>
            {GROUPS.map(({ id, title }) => (
              <li key={id}>
                <Chip as="a" href={`#${id}`}>
                  {title}
                </Chip>
              </li>
            ))}
          </ChipList>
        </Groups>
      </HeadWithModules>
      {GROUPS.map(({ id, title, questions }) => (
        <Group key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
          <Container>
            <h2 id={`${id}-title`}>{title}</h2>
            <div>
              <QuestionList questions={questions} />
            </div>
          </Container>
        </Group>
      ))}
      <Missing data-ground="tint" data-screen-only>
        <AutoGrid as={Container} $column="20rem" $isStretched>
          <h2>{QUESTIONS.missingTitle}</h2>
          <div>
            <p>{QUESTIONS.missingForCandidates}</p>
            <Button as={Link} to="/charte-candidat#contact" $variant="ink">
              {QUESTIONS.writeToRecruiters}
            </Button>
          </div>
          <div>
            <p>{QUESTIONS.missingForOwners}</p>
            <Button as={Link} to={PAGES.contact.path} $variant="secondary">
              {QUESTIONS.seeContacts}
            </Button>
          </div>
        </AutoGrid>
      </Missing>
      <NextPages current={PAGES.questions} />
    </>
  );
}

const Groups = styled.nav`
  margin-top: 1.5rem;
`;

const Group = styled(Section)`
  & + & {
    padding-top: 0;
  }
  ${Container} {
    display: grid;
    grid-template-columns: 20rem minmax(0, 1fr);
    gap: clamp(1rem, 5vw, 5rem);
    align-items: start;
  }
  h2 {
    position: sticky;
    top: 6.5rem;
  }
  ${below('columns')} {
    ${Container} {
      grid-template-columns: minmax(0, 1fr);
    }
    h2 {
      position: static;
    }
  }
`;

const Missing = styled.section`
  padding-block: clamp(2.5rem, 5vw, 4rem);
  background: var(--lavande-200);
  ${Container} {
    gap: 1.5rem 3rem;
  }
  h2 {
    grid-column: 1 / -1;
  }
  p {
    margin-bottom: 1rem;
  }
`;
