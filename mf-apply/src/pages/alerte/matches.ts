/** Whether a label contains what was typed, whatever its accents and case. */
export function matches(label: string, typed: string): boolean {
  return fold(label).includes(fold(typed.trim()));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
