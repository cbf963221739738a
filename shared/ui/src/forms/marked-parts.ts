import { foldText } from '@careers/contract/text';

export interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A label split around the typed text, ignoring accents and case. */
export function markedParts(label: string, typed: string): Part[] {
  const characters = [...label];
  const text = [...typed.trim()].map(foldText).join('');
  // By character, so that an index in the folded text is an index in the label.
  const start = text === '' ? -1 : characters.findIndex((_, index) => startsWith(characters, index, text));
  if (start < 0) return [{ text: label, isMarked: false }];
  const end = endOf(characters, start, text);
  return [
    { text: characters.slice(0, start).join(''), isMarked: false },
    { text: characters.slice(start, end).join(''), isMarked: true },
    { text: characters.slice(end).join(''), isMarked: false },
  ].filter((part) => part.text !== '');
}

function startsWith(characters: readonly string[], index: number, text: string): boolean {
  return characters.slice(index).map(foldText).join('').startsWith(text);
}

function endOf(characters: readonly string[], start: number, text: string): number {
  let end = start;
  for (let length = 0; length < text.length; end += 1) length += foldText(characters[end] ?? ' ').length;
  return end;
}
