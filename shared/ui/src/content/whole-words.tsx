import styled from 'styled-components';
import { below } from '../styles/breakpoints.ts';

/** A verb with its pronoun, and "e-mail". */
const UNBROKEN = /([^\s-]+(?:-t)?-(?:je|tu|il|elle|on|nous|vous|ils|elles|ce)(?![^\s])|e-mails?)/;

/** Keeps "faut-il" and "e-mail" on one line, where lines have room for them. The fonts lack a no-break hyphen. */
export function WholeWords({ children }: { children: string }) {
  return children
    .split(UNBROKEN)
    .map((part, index) => (index % 2 === 1 ? <Word key={index}>{part}</Word> : part));
}

const Word = styled.span`
  white-space: nowrap;
  ${below('lists')} {
    white-space: normal;
  }
`;
