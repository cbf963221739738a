import { foldText } from '@careers/contract/text';

/** Returns true if the label contains the typed text, ignoring accents and case. */
export function matches(label: string, typed: string): boolean {
  return foldText(label).includes(foldText(typed.trim()));
}

/** Returns true if the label equals the typed text, ignoring accents, case and "F/H". */
export function isSame(label: string, typed: string): boolean {
  const name = (text: string) =>
    foldText(text)
      .replace(/\s*\(?[fh]\/[fh]\)?\s*$/, '')
      .trim();
  return name(label) === name(typed);
}
