import { act } from '@testing-library/react';
import fc from 'fast-check';
import { apiDouble } from '@careers/testing';
import { STRAIGHT_ON, TEXTS, fieldOf, make, moves } from '../../test/visitor-moves.ts';
import type { Move } from '../../test/visitor-moves.ts';
import { mountWidget } from '../../test/mount-widget.tsx';
import { aQuestion, anOfferSubject } from '../../test/subjects.ts';
import { FATES, startUnreliableServer } from '../../test/unreliable-server.ts';
import type { Fate } from '../../test/unreliable-server.ts';
import widget from './index.tsx';
import { NO_DOCUMENTS, keepDocuments } from './documents/kept-documents.ts';

jest.setTimeout(300_000);

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 15);
const OFFER = '#candidature/cv';
const subject = anOfferSubject({
  isCvRequired: false,
  questions: [aQuestion('q1', 'TEXT'), aQuestion('q2', 'BOOLEAN')],
});

const isSent = () => document.body.textContent.includes('Votre candidature est envoyée');
const isSending = () => document.body.textContent.includes('Envoi en cours');

/** The form is loaded when opened, and reports its changes asynchronously. */
async function settled(): Promise<void> {
  do
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
    });
  while (document.body.textContent.includes('Le formulaire se charge'));
}

/** Performs the moves, and checks after each that no input is lost. */
async function goThrough(order: readonly Move[], fates: readonly Fate[]) {
  window.sessionStorage.clear();
  window.localStorage.clear();
  keepDocuments(subject, NO_DOCUMENTS);
  const server = startUnreliableServer(fates);
  const typed = new Map<string, string>();
  window.history.replaceState(null, '', OFFER);
  let shown = await mountWidget(widget, subject, apiDouble({}));
  try {
    await settled();
    for (const move of order) {
      if (isSent()) break;
      const attempts = server.attempts();
      const wasSending = isSending();
      if (move.kind === 'type' && fieldOf(move.field)) typed.set(move.field, move.text);
      make(move);
      if (move.kind === 'reload') {
        await shown.leave();
        keepDocuments(subject, NO_DOCUMENTS);
        shown = await mountWidget(widget, subject, apiDouble({}));
      }
      if (move.kind === 'close') {
        act(() => {
          window.location.hash = '';
        });
      }
      await settled();
      // Reopens the form where it was left.
      if (!window.location.hash.startsWith('#candidature')) {
        act(() => {
          window.location.hash = OFFER;
        });
        await settled();
      }
      // Only one submission at a time.
      if (wasSending && isSending()) expect(server.attempts()).toBe(attempts);
      for (const name of TEXTS) {
        const field = fieldOf(name);
        if (field) expect([name, field.value]).toEqual([name, typed.get(name) ?? '']);
      }
    }
    const contents = server.contents();
    expect(new Set(contents).size).toBe(contents.length);
    if (isSent()) {
      const last = new Map(JSON.parse(contents.at(-1) ?? '[]') as [string, string][]);
      for (const name of TEXTS.filter((each) => !each.startsWith('answers')))
        expect(last.get(name) ?? '').toBe((typed.get(name) ?? '').trim());
      expect(last.get('answers')).toContain(JSON.stringify(typed.get('answers.q1')));
    }
    return { isSent: isSent(), stored: contents.length, attempts: server.attempts() };
  } finally {
    await shown.leave();
    server.restore();
  }
}

it('[APPLY-06] [APPLY-07] no order of steps, backs, reloads and failures loses a typed value or sends twice', async () => {
  const reload: Move = { kind: 'reload' };
  const fates = fc.array(fc.constantFrom(...FATES), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(moves, fates, async (order, fate) => void (await goThrough(order, fate))),
    {
      numRuns: RUNS,
      // Examples that complete despite failures, and despite a reload during a submission.
      examples: [
        [
          [...STRAIGHT_ON, { kind: 'twice' }, { kind: 'on' }],
          ['never leaves', 'answer is lost'],
        ],
        [[...STRAIGHT_ON, reload, ...STRAIGHT_ON], ['never ends']],
      ],
    },
  );
});

it('[APPLY-06] does not store an unacknowledged submission again after a reload, and confirms it to the visitor', async () => {
  const order: Move[] = [...STRAIGHT_ON, { kind: 'reload' }, ...STRAIGHT_ON];
  expect(await goThrough(order, ['never ends'])).toEqual({ isSent: true, stored: 1, attempts: 2 });
});
