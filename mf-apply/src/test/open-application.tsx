import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@careers/testing';
import { installSubmissions } from './submission-double.ts';
import { mountWidget } from './mount-widget.tsx';
import { CV, anOfferSubject } from './subjects.ts';
import widget from '../widgets/application/index.tsx';
import { NO_DOCUMENTS, keepDocuments } from '../widgets/application/documents/kept-documents.ts';
import { subjectOf } from '../widgets/application/subject.ts';
import type { ApplicationProps } from '../widgets/application/props.ts';

export const RECEIPT = { id: 'a1b2c3', reference: '7XQM-42RC', receivedAt: '2026-11-21T09:02:00.000Z' };
const api = apiDouble({});
let sending: ReturnType<typeof installSubmissions>;
let leaveShown: () => Promise<void>;
let shownProps: ApplicationProps;

/** Submitted forms, in order. */
export const submissions = () => sending.submissions;
/** Unmounts the application and drops its files, like a reload. */
export async function leave(): Promise<void> {
  await leaveShown();
  keepDocuments(subjectOf(shownProps), NO_DOCUMENTS);
}

/** Gives each test empty storage, and a server controlled by the test. */
export function prepareApplication(): void {
  beforeEach(() => {
    window.sessionStorage.clear();
    window.localStorage.clear();
    sending = installSubmissions();
  });
  afterEach(async () => {
    await leave();
    sending.restore();
    window.location.hash = '';
  });
}

export async function open(props: ApplicationProps = anOfferSubject(), step = 'cv') {
  window.location.hash = `#candidature/${step}`;
  const shown = await mountWidget(widget, props, api);
  leaveShown = shown.leave;
  shownProps = props;
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.queryByText('Le formulaire se charge')).not.toBeInTheDocument());
  return shown;
}

export const user = userEvent.setup();
export const goOn = () => user.click(screen.getByRole('button', { name: 'Continuer' }));
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const messages = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

export const answer = (index: number, status: number, body: unknown) =>
  act(async () => sending.submissions[index]?.answer(status, body));

export async function giveCv(file = CV) {
  await user.upload(screen.getByLabelText(/Choisir un fichier|Remplacer le fichier/), file);
}

export async function fillDetails() {
  await user.type(screen.getByRole('textbox', { name: /^Prénom/ }), 'Camille');
  await user.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Durand');
  await user.type(screen.getByRole('textbox', { name: /^Adresse e-mail/ }), 'camille@exemple.fr');
  await user.type(screen.getByRole('textbox', { name: /^Code postal/ }), '44000');
}

/** From the CV to the motivation letter. */
export async function reachMotivation() {
  await giveCv();
  await goOn();
  await heading('Vos coordonnées');
  await fillDetails();
  await goOn();
  await heading('Un mot de motivation\u00a0?');
}

/** From the CV to the last step of an offer without questions. */
export async function reachConfirmation() {
  await reachMotivation();
  await user.click(screen.getByRole('button', { name: 'Passer cette étape' }));
  await heading('Tout est prêt');
}

export async function consentAndSend() {
  await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  await user.click(screen.getByRole('button', { name: 'Envoyer ma candidature' }));
}
