import type { Visitor } from '../visitor/visitor.ts';

/** Fills in the search form by its suggestions, and submits it. */
export async function searchFor(
  visitor: Visitor,
  { job, place }: { job?: Choice; place?: Choice },
): Promise<void> {
  const form = visitor.role('search');
  for (const [label, choice] of [
    ['Quel métier ?', job],
    ['Où ?', place],
  ] as const) {
    if (!choice) continue;
    // On a phone the first letter opens a full-screen dialog.
    await form.label(label).type(choice.typed);
    await visitor.role('option', choice.chosen).click();
    if (visitor.isOnPhone) await visitor.role('dialog', label).disappears();
  }
  await form.role('button', 'Rechercher').click();
}

interface Choice {
  typed: string;
  /** The suggestion to choose. */
  chosen: RegExp;
}
