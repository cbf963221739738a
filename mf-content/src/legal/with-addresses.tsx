import { WholeWords } from '@careers/ui';

const ADDRESS = /([\w.-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose e-mail addresses are links; no line breaks within "e-mail". */
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
