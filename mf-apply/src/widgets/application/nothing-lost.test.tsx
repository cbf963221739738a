import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { apiDouble } from '@careers/testing';
import { installSendings } from '../../test/sending-double.ts';
import { showWidget } from '../../test/show-widget.tsx';
import { CV, anOfferSubject } from '../../test/subjects.ts';
import widget from './index.tsx';

jest.setTimeout(240_000);

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 12);
const NAMES = ['firstName', 'lastName', 'email', 'postalCode', 'phone'] as const;
const subject = anOfferSubject({ isCvRequired: false });

type Move =
  | { kind: 'type'; field: number; text: string }
  | { kind: 'file' }
  | { kind: 'on' | 'back' | 'reload' | 'twice' | 'consent' };

const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('type' as const),
        field: fc.nat(4),
        text: fc.constantFrom('Camille', 'c@exemple.fr', '44000', '', 'x'),
      }),
    },
    { weight: 5, arbitrary: fc.constant({ kind: 'on' as const }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        { kind: 'back' as const },
        { kind: 'reload' as const },
        { kind: 'twice' as const },
      ),
    },
    { weight: 2, arbitrary: fc.constantFrom({ kind: 'file' as const }, { kind: 'consent' as const }) },
  ),
  { minLength: 8, maxLength: 25 },
);

/** Goes through the form as the moves say; the server fails as `failures` says, and stores by key. */
async function goThrough(order: readonly Move[], failures: readonly boolean[]): Promise<void> {
  window.sessionStorage.clear();
  window.localStorage.clear();
  const stored = new Map<string, FormData>();
  let attempts = 0;
  const sending = installSendings(({ key, form }) => {
    const isLost = failures[attempts] ?? false;
    attempts += 1;
    // A failure may come after the server has stored: that is what the key is for.
    if (!stored.has(key)) stored.set(key, form);
    return isLost ? 'failure' : { status: 201, body: { id: 'a1', receivedAt: '2026-11-21T09:02:00Z' } };
  });
  const typed: Record<string, string> = {};
  window.location.hash = '#candidature/cv';
  let shown = await showWidget(widget, subject, apiDouble({}));
  const settled = async () => {
    // The form is fetched when it is opened, and the address tells its changes a moment later.
    do
      await act(async () => {
        await new Promise((resolve) => setTimeout(resolve));
      });
    while (document.body.textContent.includes('Le formulaire se charge'));
  };
  const isSent = () => document.body.textContent.includes('Votre candidature est envoyée');
  const press = (name: RegExp) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent));
    if (button) fireEvent.click(button);
  };
  const fieldOf = (id: string) => document.querySelector<HTMLInputElement>(`[id="${id}"]`);
  const ON = /^(Continuer|Envoyer ma candidature|Réessayer)$/;

  try {
    await settled();
    for (const move of order) {
      if (isSent()) break;
      switch (move.kind) {
        case 'type': {
          const name = NAMES[move.field]!;
          const field = fieldOf(name);
          if (!field) break;
          fireEvent.change(field, { target: { value: move.text } });
          typed[name] = move.text;
          break;
        }
        case 'file': {
          const input = fieldOf('cv');
          if (input) fireEvent.change(input, { target: { files: [CV] } });
          break;
        }
        case 'consent': {
          const box = fieldOf('consent');
          if (box) fireEvent.click(box);
          break;
        }
        case 'on':
          press(ON);
          break;
        case 'twice':
          press(ON);
          press(ON);
          break;
        case 'back':
          press(/^Retour$/);
          break;
        case 'reload':
          await shown.leave();
          shown = await showWidget(widget, subject, apiDouble({}));
          break;
      }
      await settled();
      for (const name of NAMES) {
        const field = fieldOf(name);
        if (field) expect([name, field.value]).toEqual([name, typed[name] ?? '']);
      }
    }
    // One key for one content: the same is never stored twice, however often it was sent.
    const contents = [...stored.values()].map((form) =>
      JSON.stringify([...form].filter(([, value]) => typeof value === 'string')),
    );
    expect(new Set(contents).size).toBe(contents.length);
    if (isSent()) {
      const last = sending.sendings.at(-1)!.form;
      for (const name of NAMES) expect(last.get(name) ?? '').toBe((typed[name] ?? '').trim());
    }
  } finally {
    await shown.leave();
    sending.restore();
  }
}

it('[APPLY-06] [APPLY-07] no order of steps, backs, reloads and failures loses a typed value or sends twice', async () => {
  await fc.assert(fc.asyncProperty(moves, fc.array(fc.boolean(), { maxLength: 4 }), goThrough), {
    numRuns: RUNS,
    // One that goes to the end, through a failure, whatever chance brings.
    examples: [
      [
        [
          { kind: 'on' },
          ...[0, 1].map((field) => ({ kind: 'type' as const, field, text: 'Camille' })),
          { kind: 'type', field: 2, text: 'c@exemple.fr' },
          { kind: 'type', field: 3, text: '44000' },
          { kind: 'reload' },
          { kind: 'on' },
          { kind: 'on' },
          { kind: 'consent' },
          { kind: 'twice' },
          { kind: 'twice' },
          { kind: 'on' },
        ],
        [true, true],
      ],
    ],
  });
});
