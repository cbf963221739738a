import { WholeWords } from '@careers/ui';

const ADDRESS = /([\w.-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose addresses open a message; no line ends within "e-mail". */
export function WithAddresses({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      <WholeWords key={index}>{part}</WholeWords>
    ),
  );
}
