import styled from 'styled-components';

/** A verb with its pronoun behind it, and "e-mail". */
const UNBROKEN = /([^\s-]+(?:-t)?-(?:je|tu|il|elle|on|nous|vous|ils|elles|ce)(?![^\s])|e-mails?)/;

/** No line breaks inside "faut-il" and "e-mail". The fonts have no hyphen that would keep it by itself. */
export function WholeWords({ children }: { children: string }) {
  return children
    .split(UNBROKEN)
    .map((part, index) => (index % 2 === 1 ? <Word key={index}>{part}</Word> : part));
}

const Word = styled.span`
  white-space: nowrap;
`;
