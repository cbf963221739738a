import { useEffect } from 'react';
import styled from 'styled-components';
import { Accordion, WholeWords } from '@careers/ui';
import { Link, useLocation } from '@careers/platform';
import type { Question } from '../../content/schema.ts';

/** Collapsible questions, each with its hash. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const { hash } = useLocation();
  useEffect(() => {
    // Browsers open the target of a hash on load only, not on a soft navigation.
    const answer = document.getElementById(hash.slice(1));
    const question = answer?.closest('details');
    if (!answer || !question || question.open) return;
    question.open = true;
    question.scrollIntoView();
  }, [hash]);

  return (
    <Accordion
      items={questions.map(({ id, question, answer, link }) => ({
        title: question,
        content: (
          <Answer id={id}>
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <WholeWords>{paragraph}</WholeWords>
              </p>
            ))}
            {link && (
              <p>
                <Link to={link.path}>{link.label}</Link>
              </p>
            )}
          </Answer>
        ),
      }))}
    />
  );
}

const Answer = styled.div`
  display: grid;
  gap: 0.6rem;
`;
