import styled from 'styled-components';
import { Button, Container, Section, TwoColumns, WholeWords, hovering } from '@careers/ui';
import { ArrowRightIcon } from '@careers/ui/icons';
import { Link } from '@careers/platform';
import figures from '@careers/platform/figures';

/** Links to answers on the questions page. */
const QUESTIONS = [
  { id: 'apport', question: 'Quel apport faut-il pour devenir Associé\u00a0?' },
  { id: 'formation', question: 'Combien de temps dure la formation\u00a0?' },
  { id: 'grande-distribution', question: 'Faut-il venir de la grande distribution\u00a0?' },
];

/** The first questions about owning a store. */
export function FrequentQuestions() {
  return (
    <Root data-ground="tint">
      <Container>
        <TwoColumns>
          <div>
            <h2>Et si le magasin était le vôtre ?</h2>
            <p>
              {figures.traineesWhoBecomeAssociates} des stagiaires deviennent Associés à l’issue de leur
              formation. L’apport personnel démarre à {figures.minimumContribution}.
            </p>
            <Button as={Link} to="/entreprendre" $variant="ink">
              Devenir entrepreneur
            </Button>
          </div>
          <div>
            <ul>
              {QUESTIONS.map(({ id, question }) => (
                <li key={id}>
                  <Link to={`/faq#${id}`}>
                    <span>
                      <WholeWords>{question}</WholeWords>
                    </span>
                    <ArrowRightIcon />
                  </Link>
                </li>
              ))}
            </ul>
            <p>
              <Link to="/faq">Toutes les questions fréquentes</Link>
            </p>
          </div>
        </TwoColumns>
      </Container>
    </Root>
  );
}

const Root = styled(Section)`
  background: var(--citron-500);
  p {
    margin: 1rem 0 1.5rem;
    font-size: 1.125rem;
  }
  a {
    color: var(--aubergine-950);
    font-weight: 700;
  }
  a[class] {
    color: var(--on-ink);
  }
  ${hovering} {
    a[class]:hover {
      background: var(--bg);
      color: var(--aubergine-950);
    }
  }
  li a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    padding: 1rem 0;
    border-top: 1.5px solid var(--aubergine-950);
    font-size: 1.125rem;
    line-height: 1.3;
    text-decoration: none;
  }
  ${hovering} {
    li a:hover {
      text-decoration: underline;
    }
  }
  li:last-child a {
    border-bottom: 1.5px solid var(--aubergine-950);
  }
`;
