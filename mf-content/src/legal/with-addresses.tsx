const ADDRESS = /([\w.-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose e-mail addresses open a message. */
export function WithAddresses({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
