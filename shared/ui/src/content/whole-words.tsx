import styled from 'styled-components';

/** A verb with its pronoun behind it. */
const INVERSION = /([^\s-]+(?:-t)?-(?:je|tu|il|elle|on|nous|vous|ils|elles|ce)(?![^\s]))/;

/** A question set large: no line breaks inside "faut-il". The fonts have no hyphen that would keep it by itself. */
export function WholeWords({ children }: { children: string }) {
  return children
    .split(INVERSION)
    .map((part, index) => (index % 2 === 1 ? <Word key={index}>{part}</Word> : part));
}

const Word = styled.span`
  white-space: nowrap;
`;
