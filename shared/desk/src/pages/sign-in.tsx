import styled from 'styled-components';
import { Button, below } from '@careers/ui';
import { Brand } from '../parts/brand.tsx';
import { Field, Form, Line, Post } from '../parts/forms.tsx';
import { Icon } from '../parts/icons.tsx';
import { Note } from '../parts/note.tsx';
import { Said } from '../parts/said.tsx';
import type { SignInView } from '../views.ts';

/** Sign-in page of the desk, with a single action. */
export function SignIn({ view }: { view: SignInView }) {
  const { title, text, isRefusal, button, link, takesLink } = view;
  const paragraphs = text.map((line) => (
    <p key={line}>
      <Said>{line}</Said>
    </p>
  ));
  return (
    <Halves>
      <Banner data-ground="dark">
        <Slogan>
          <Brand />
          <Large>Release in steps. Sleep. Roll it back in a second.</Large>
          <p>What is live, what is on its way, and why it stopped.</p>
        </Slogan>
        <Motifs />
      </Banner>
      <Way>
        <Inner>
          <h1>{title}</h1>
          {isRefusal ? (
            <Note tone="halt" shape="octagon" label="Refused" role="alert">
              {paragraphs}
            </Note>
          ) : (
            paragraphs
          )}
          {button && (
            <Post action={button.action} fields={{ [button.field]: button.value }}>
              <Button $isBlock>{button.label}</Button>
            </Post>
          )}
          {link && (
            <Button as="a" href={link.address} $isBlock>
              {link.label}
            </Button>
          )}
          {takesLink && <LinkForm />}
        </Inner>
      </Way>
    </Halves>
  );
}

function LinkForm() {
  return (
    <Form action="/first">
      <Field
        id="link"
        label="One-time link"
        hint="The registry prints one at its start. It works once, for an hour."
      >
        <Line
          id="link"
          name="code"
          required
          autoComplete="one-time-code"
          spellCheck={false}
          aria-describedby="link-hint"
        />
      </Field>
      <Button $isBlock>
        <Icon shape="key" />
        Use the link
      </Button>
    </Form>
  );
}

/** Six tiles of the group's motifs, edge to edge. */
function Motifs() {
  return (
    <svg viewBox="0 0 240 40" aria-hidden="true" focusable="false">
      <path fill="var(--aubergine-800)" d="M0 0h40v40H0zm120 0h40v40h-40z" />
      <path
        fill="var(--tomate-500)"
        d="M0 0h40A40 40 0 0 1 0 40zM40 0h40v40H40zm100 0h20a20 20 0 0 1-20 20zM120 20h20a20 20 0 0 1-20 20z"
      />
      <circle cx="28.3" cy="28.3" r="7" fill="var(--citron-500)" />
      <circle cx="60" cy="20" r="14" fill="var(--citron-500)" />
      <circle cx="60" cy="20" r="9" fill="var(--citron-200)" />
      <path fill="var(--basilic-700)" d="M80 0h40v40H80z" />
      <path fill="var(--basilic-300)" d="M120 40H80a40 40 0 0 1 40-40z" />
      <path fill="var(--citron-500)" d="M120 40h-20a20 20 0 0 1 20-20zM200 0h40v40h-40z" />
      <path
        fill="var(--rose-300)"
        d="M140 0v20h-20a20 20 0 0 0 20-20zM160 20v20h-20a20 20 0 0 0 20-20zM200 20a20 20 0 0 1 40 0z"
      />
      <path fill="var(--ciel-100)" d="M160 0h40v40h-40z" />
      <path fill="var(--ciel-300)" d="M166.7 13.3a13.3 13.3 0 0 1 26.6 0z" />
      <path fill="var(--ciel-500)" d="M166.7 26.6a13.3 13.3 0 0 1 26.6 0z" />
      <path fill="var(--aubergine-800)" d="M166.7 40a13.3 13.3 0 0 1 26.6 0zM200 20a20 20 0 0 0 40 0z" />
    </svg>
  );
}

const Halves = styled.div`
  display: grid;
  min-height: 100vh;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  background: var(--bg);
  ${below('columns')} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Banner = styled.header`
  display: flex;
  flex-direction: column;
  gap: 2rem;
  justify-content: space-between;
  background: var(--aubergine-900);
`;

const Slogan = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  padding: clamp(1.5rem, 4vw, 3.5rem);
  > p {
    max-width: 38ch;
    color: var(--text-2);
    font-size: 1.0625rem;
  }
`;

const Large = styled.strong`
  margin-top: clamp(1rem, 8vh, 6rem);
  font: 800 clamp(2rem, 1.3rem + 2.6vw, 3.25rem) / 1.02 var(--font-display);
  letter-spacing: -0.03em;
  text-wrap: balance;
  ${below('columns')} {
    margin-top: 0;
  }
`;

const Way = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  padding: clamp(1.5rem, 4vw, 3.5rem);
  ${below('columns')} {
    align-content: start;
  }
`;

const Inner = styled.div`
  display: grid;
  width: min(25rem, 100%);
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  overflow-wrap: anywhere;
  h1 {
    font-size: 1.625rem;
  }
`;
