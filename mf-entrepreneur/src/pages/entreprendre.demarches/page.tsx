import styled from 'styled-components';
import { Button, Container, Section, below } from '@careers/ui';
import { Link } from '@careers/platform';
import { FIRST_STEPS } from '../../../content/copy/first-steps.ts';
import { PAGES } from '../../../content/pages.ts';
import { OWNER_QUESTIONS } from '../../../content/questions.ts';
import { ContactRequestForm, ContactRequestLink } from '../../contact/contact-request.tsx';
import { Contributions } from '../../components/contributions.tsx';
import { NextPages } from '../../components/next-pages.tsx';
import { Preparation } from '../../components/preparation.tsx';
import { QuestionList } from '../../components/question-list.tsx';
import { Hero } from './hero.tsx';
import { Journey } from './journey.tsx';
import { TrainingTable } from './training-table.tsx';

export default function FirstStepsPage() {
  return (
    <>
      <Hero />
      <Journey />
      <Preparation title={FIRST_STEPS.preparationTitle} lead={FIRST_STEPS.preparationLead} />
      <Section id="formation-et-apport">
        <Columns>
          <h2>{FIRST_STEPS.trainingTitle}</h2>
          <TrainingTable />
          <Contributions title={FIRST_STEPS.contributionsTitle} />
        </Columns>
      </Section>
      <Questions id="questions" tabIndex={-1}>
        <Columns>
          <div>
            <h2>{FIRST_STEPS.questionsTitle}</h2>
            <p>
              <Link to={PAGES.questions.path}>{FIRST_STEPS.allQuestions}</Link>
            </p>
          </div>
          <div>
            <QuestionList questions={OWNER_QUESTIONS} />
          </div>
        </Columns>
      </Questions>
      <Closing data-ground="tint">
        <Container>
          <div>
            <h2>{FIRST_STEPS.closingTitle}</h2>
            <p>{FIRST_STEPS.closingText}</p>
          </div>
          <p>
            <ContactRequestLink $variant="ink" $size="large" />
            <Button as={Link} to={PAGES.contact.path} $variant="secondary" $size="large">
              {FIRST_STEPS.seeContacts}
            </Button>
          </p>
        </Container>
      </Closing>
      <ContactRequestForm />
      <NextPages current={PAGES.firstSteps} />
    </>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: 2rem;
`;

const Questions = styled(Section)`
  background: var(--surface-1);
  ${Columns} {
    grid-template-columns: 20rem 1fr;
    gap: clamp(1.5rem, 5vw, 5rem);
    align-items: start;
  }
  h2 + p {
    margin-top: 1rem;
  }
  ${below('columns')} {
    ${Columns} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Closing = styled.section`
  padding-block: clamp(2.5rem, 5vw, 4rem);
  background: var(--citron-500);
  ${Container} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 1.5rem 3rem;
  }
  div + p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }
  h2 + p {
    margin-top: 0.5rem;
  }
`;
