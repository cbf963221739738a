import { useEffect, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { Accordion, WholeWords } from '@careers/ui';
import { Link, useLocation, useNavigationType } from '@careers/platform';
import type { Question } from '../../content/schema.ts';

/** Collapsible questions, each with its hash. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const { hash } = useLocation();
  const isHistory = useNavigationType() === 'POP';
  // Browsers open the target of a hash on load only. Before the router restores a position, which needs its height.
  useLayoutEffect(() => {
    const question = questionOf(hash);
    if (question) question.open = true;
  }, [hash]);
  useEffect(() => {
    // History navigations restore the scroll position themselves.
    if (!isHistory) questionOf(hash)?.scrollIntoView();
  }, [hash, isHistory]);

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

/** Returns the question whose answer the hash names. */
function questionOf(hash: string): HTMLDetailsElement | null {
  return document.getElementById(hash.slice(1))?.closest('details') ?? null;
}

const Answer = styled.div`
  display: grid;
  gap: 0.6rem;
`;
