import type { Visitor } from '../visitor/visitor.ts';

/** Fills the search of the page by its suggestions and sends it, with a hand that only knows what is in view. */
export async function searchFor(
  visitor: Visitor,
  { job, place }: { job?: Wanted; place?: Wanted },
): Promise<void> {
  const form = visitor.role('search');
  for (const [label, wanted] of [
    ['Quel métier ?', job],
    ['Où ?', place],
  ] as const) {
    if (!wanted) continue;
    // On a phone the first letter opens the field over the whole screen.
    await form.label(label).type(wanted.typed);
    await visitor.role('option', wanted.chosen).click();
    if (visitor.isOnPhone) await visitor.role('dialog', label).disappears();
  }
  await form.role('button', 'Rechercher').click();
}

interface Wanted {
  typed: string;
  /** The suggestion to choose. */
  chosen: RegExp;
}
