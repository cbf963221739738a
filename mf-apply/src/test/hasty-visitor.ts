import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { CV } from './subjects.ts';

export const TEXTS = ['firstName', 'lastName', 'email', 'postalCode', 'phone', 'answers.q1'] as const;

const KINDS = [
  'on',
  'twice',
  'skip',
  'back',
  'forward',
  'previous',
  'change',
  'close',
  'reload',
  'file',
  'remove',
] as const;

/** A visitor's action, in any order. */
export type Move =
  | { kind: 'type'; field: (typeof TEXTS)[number]; text: string }
  | { kind: 'tick'; box: 'consent' | 'answers.q2' }
  | { kind: (typeof KINDS)[number] };

const type: fc.Arbitrary<Move> = fc.record({
  kind: fc.constant('type' as const),
  field: fc.constantFrom(...TEXTS),
  text: fc.constantFrom('Camille', 'c@exemple.fr', '44000', '', 'x y'),
});
const tick: fc.Arbitrary<Move> = fc.record({
  kind: fc.constant('tick' as const),
  box: fc.constantFrom('consent' as const, 'answers.q2' as const),
});
const other: fc.Arbitrary<Move> = fc.constantFrom(...KINDS).map((kind) => ({ kind }));
const on: fc.Arbitrary<Move> = fc.constant({ kind: 'on' });

export const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: type },
    { weight: 2, arbitrary: tick },
    { weight: 4, arbitrary: on },
    { weight: 4, arbitrary: other },
  ),
  { minLength: 8, maxLength: 30 },
);

/** Fills in every step, in order. */
export const STRAIGHT_ON: readonly Move[] = [
  { kind: 'on' },
  { kind: 'type', field: 'firstName', text: 'Camille' },
  { kind: 'type', field: 'lastName', text: 'Durand' },
  { kind: 'type', field: 'email', text: 'c@exemple.fr' },
  { kind: 'type', field: 'postalCode', text: '44000' },
  { kind: 'on' },
  { kind: 'on' },
  { kind: 'type', field: 'answers.q1', text: 'Deux ans' },
  { kind: 'tick', box: 'answers.q2' },
  { kind: 'on' },
  { kind: 'tick', box: 'consent' },
  { kind: 'twice' },
];

const ON = /^(Continuer|Envoyer ma candidature|Réessayer)$/;

export const fieldOf = (id: string) => document.querySelector<HTMLInputElement>(`[id="${id}"]`);

/** Performs a move; missing controls are skipped. The caller performs reloads. */
export function make(move: Move): void {
  switch (move.kind) {
    case 'type': {
      const field = fieldOf(move.field);
      if (field) fireEvent.change(field, { target: { value: move.text } });
      return;
    }
    case 'tick': {
      const box = fieldOf(move.box);
      if (box) fireEvent.click(box);
      return;
    }
    case 'file': {
      const input = fieldOf('cv') ?? fieldOf('motivation');
      if (input) fireEvent.change(input, { target: { files: [CV] } });
      return;
    }
    case 'on':
      return press('button', ON);
    case 'twice':
      press('button', ON);
      return press('button', ON);
    case 'skip':
      return press('button', /^Passer cette étape$/);
    case 'previous':
      return press('button', /^Retour$/);
    case 'remove':
      return press('button', /^Retirer le fichier/);
    case 'change':
      return press('a', /^Modifier/);
    case 'back':
      return act(() => window.history.back());
    case 'forward':
      return act(() => window.history.forward());
    case 'close':
    case 'reload':
      return;
  }
}

function press(element: 'a' | 'button', name: RegExp): void {
  const found = [...document.querySelectorAll<HTMLElement>(element)].find((each) =>
    name.test(each.getAttribute('aria-label') ?? each.textContent),
  );
  if (found) fireEvent.click(found);
}
