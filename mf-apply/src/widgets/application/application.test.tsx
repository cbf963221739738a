import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { apiDouble } from '@careers/testing';
import { installSendings } from '../../test/sending-double.ts';
import { showWidget } from '../../test/show-widget.tsx';
import { CV, aQuestion, anOfferSubject } from '../../test/subjects.ts';
import widget from './index.tsx';
import type { ApplicationProps } from './subject.ts';

jest.setTimeout(30_000);

const RECEIPT = { id: 'a1b2c3', receivedAt: '2026-11-21T09:02:00.000Z' };
const api = apiDouble({});
// The test's document has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;
let sending: ReturnType<typeof installSendings>;
let leave: () => Promise<void>;

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  sending = installSendings();
});
afterEach(async () => {
  await leave();
  sending.restore();
  window.location.hash = '';
});

async function open(props: ApplicationProps = anOfferSubject(), step = 'cv') {
  window.location.hash = `#candidature/${step}`;
  const shown = await showWidget(widget, props, api);
  leave = shown.leave;
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.queryByText('Le formulaire se charge')).not.toBeInTheDocument());
  return shown;
}

const user = userEvent.setup();
const goOn = () => user.click(screen.getByRole('button', { name: 'Continuer' }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const messages = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

const answer = (index: number, status: number, body: unknown) =>
  act(async () => sending.sendings[index]!.answer(status, body));

async function giveCv(file = CV) {
  await user.upload(screen.getByLabelText(/Choisir un fichier|Remplacer le fichier/), file);
}

async function fillDetails() {
  await user.type(screen.getByRole('textbox', { name: /^Prénom/ }), 'Camille');
  await user.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Durand');
  await user.type(screen.getByRole('textbox', { name: /^Adresse e-mail/ }), 'camille@exemple.fr');
  await user.type(screen.getByRole('textbox', { name: /^Code postal/ }), '44000');
}

/** From the CV to the last step of an offer without questions. */
async function reachConfirmation() {
  await giveCv();
  await goOn();
  await heading('Vos coordonnées');
  await fillDetails();
  await goOn();
  await heading('Un mot de motivation ?');
  await user.click(screen.getByRole('button', { name: 'Passer cette étape' }));
  await heading('Tout est prêt');
}

async function consentAndSend() {
  await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  await user.click(screen.getByRole('button', { name: 'Envoyer ma candidature' }));
}

describe('the steps', () => {
  it('[APPLY-01] come one after the other, counted, each with the focus on its heading', async () => {
    await open();
    expect(await heading('Ajoutez votre CV')).toHaveFocus();
    expect(screen.getByText('Étape 1 sur 4')).toBeVisible();
    await giveCv();
    await goOn();
    expect(await heading('Vos coordonnées')).toHaveFocus();
    expect(window.location.hash).toBe('#candidature/informations');
    expect(screen.getByText('Vos coordonnées', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
    await fillDetails();
    await goOn();
    expect(await heading('Un mot de motivation ?')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Passer cette étape' }));
    expect(await heading('Tout est prêt')).toHaveFocus();
    expect(screen.getByText('Étape 4 sur 4')).toBeVisible();
  });

  it('[APPLY-01] go back by the button and by the browser, and nothing typed is lost', async () => {
    await open();
    await reachConfirmation();
    await user.click(screen.getByRole('button', { name: 'Retour' }));
    await heading('Un mot de motivation ?');
    act(() => window.history.back());
    await heading('Vos coordonnées');
    expect(screen.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Camille');
    act(() => window.history.back());
    await heading('Ajoutez votre CV');
    expect(screen.getByText('cv.pdf')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retour' })).not.toBeInTheDocument();
  });

  it('[APPLY-01] a deep link without data shows the first step', async () => {
    await open(anOfferSubject(), 'confirmation');
    await heading('Ajoutez votre CV');
  });

  it('[APPLY-01] the last one shows what will be sent and leads back to each step', async () => {
    await open(
      anOfferSubject({ questions: [aQuestion('q1', 'BOOLEAN', { label: 'Avez-vous le permis B ?' })] }),
    );
    await giveCv();
    await goOn();
    await heading('Vos coordonnées');
    await fillDetails();
    await goOn();
    await heading('Un mot de motivation ?');
    await goOn();
    await heading('Quelques questions');
    await user.click(screen.getByRole('radio', { name: 'Oui' }));
    await goOn();
    await heading('Tout est prêt');
    const recap = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(recap).toEqual([
      'Boucher F/H',
      'cv.pdfModifier : CV',
      'Camille DurandModifier : Vos coordonnées',
      'camille@exemple.fr',
      '44000',
      'Non renseigné',
      'AucuneModifier : Motivation',
      'OuiModifier : Questions',
    ]);
    await user.click(screen.getByRole('link', { name: 'Modifier : Vos coordonnées' }));
    await heading('Vos coordonnées');
  });
});

describe('what is wrong', () => {
  it('[APPLY-02] is said word for word, in a summary that takes the focus and at each field', async () => {
    await open();
    await goOn();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(messages()).toEqual(['Merci de renseigner votre CV']);
    await giveCv();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await goOn();
    await heading('Vos coordonnées');
    await goOn();
    expect(messages()).toEqual([
      'Le prénom est obligatoire',
      'Le nom est obligatoire',
      "Le format de l'e-mail est invalide",
      'Le code postal est obligatoire',
    ]);
    const firstName = screen.getByRole('textbox', { name: /^Prénom/ });
    expect(firstName).toBeInvalid();
    expect(firstName).toHaveAccessibleDescription('Le prénom est obligatoire');
    await user.click(screen.getByRole('link', { name: 'Le prénom est obligatoire' }));
    expect(firstName).toHaveFocus();
  });

  it('[APPLY-02] goes as soon as it is mended, and the focus stays where one types', async () => {
    await open();
    await giveCv();
    await goOn();
    await heading('Vos coordonnées');
    await goOn();
    const firstName = screen.getByRole('textbox', { name: /^Prénom/ });
    await user.type(firstName, 'Camille');
    expect(firstName).toHaveFocus();
    expect(firstName).toHaveValue('Camille');
    expect(messages()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('[APPLY-02] is a field that was emptied again', async () => {
    await open(anOfferSubject({ isCvRequired: false }));
    await goOn();
    await heading('Vos coordonnées');
    await fillDetails();
    await user.clear(screen.getByRole('textbox', { name: /^Prénom/ }));
    await goOn();
    expect(messages()).toEqual(['Le prénom est obligatoire']);
  });

  it('[APPLY-02] an address is judged when it is left, not while it is typed', async () => {
    await open();
    await giveCv();
    await goOn();
    await heading('Vos coordonnées');
    const email = screen.getByRole('textbox', { name: /^Adresse e-mail/ });
    await user.type(email, 'camille@');
    expect(email).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText("Le format de l'e-mail est invalide")).toBeVisible();
  });

  it('[APPLY-05] is consent that is not given', async () => {
    await open();
    await reachConfirmation();
    await user.click(screen.getByRole('button', { name: 'Envoyer ma candidature' }));
    expect(messages()).toEqual(["Merci d'accepter les conditions ci-dessus pour continuer"]);
    expect(sending.sendings).toHaveLength(0);
  });
});

describe('files', () => {
  it('[APPLY-03] the rule is said before anything is chosen', async () => {
    await open();
    expect(
      screen.getByText(/Un fichier de 2\sMo maximum, au format PDF, ODT, DOC, DOCX ou RTF\./),
    ).toBeVisible();
  });

  it('[APPLY-03] a refused one stands there with why, and can be replaced or removed', async () => {
    await open();
    await user.upload(
      screen.getByLabelText('Choisir un fichier : Votre CV'),
      new File([new Uint8Array(2_097_153)], 'cv.pdf', { type: 'application/pdf' }),
    );
    expect(screen.getByText('Merci de vérifier le format ou la taille de votre fichier')).toBeVisible();
    expect(screen.getByText(/2\sMo\. Fichier trop lourd\./)).toBeVisible();
    await goOn();
    expect(messages()).toEqual(['Merci de vérifier le format ou la taille de votre fichier']);
    await giveCv(new File(['%PDF'], 'mon-cv.pdf', { type: 'application/pdf' }));
    expect(screen.getByText('mon-cv.pdf')).toBeVisible();
    expect(screen.queryByText(/Merci de vérifier/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retirer le fichier mon-cv.pdf' }));
    expect(screen.getByText('Fichier retiré')).toHaveAttribute('role', 'status');
    expect(screen.queryByText('mon-cv.pdf')).not.toBeInTheDocument();
  });

  it('[APPLY-03] a CV that is not required can be passed over', async () => {
    await open(anOfferSubject({ isCvRequired: false }));
    await user.click(screen.getByRole('button', { name: 'Passer cette étape' }));
    await heading('Vos coordonnées');
  });
});

describe('questions', () => {
  it('[APPLY-04] of each type are asked and answered', async () => {
    await open(
      anOfferSubject({
        isCvRequired: false,
        questions: [
          aQuestion('q1', 'TEXT'),
          aQuestion('q2', 'BOOLEAN'),
          aQuestion('q3', 'SINGLE_CHOICE'),
          aQuestion('q4', 'MULTI_CHOICE'),
        ],
      }),
    );
    await goOn();
    await heading('Vos coordonnées');
    await fillDetails();
    await goOn();
    await heading('Un mot de motivation ?');
    await goOn();
    await heading('Quelques questions');
    await goOn();
    expect(messages()).toEqual(['Merci de répondre à toutes les questions']);
    await user.type(screen.getByRole('textbox', { name: /^Question q1/ }), 'Deux ans');
    const group = (name: RegExp) => within(screen.getByRole('group', { name }));
    await user.click(group(/^Question q2/).getByRole('radio', { name: 'Non' }));
    await user.click(group(/^Question q3/).getByRole('radio', { name: 'Le soir' }));
    await user.click(group(/^Question q4/).getByRole('checkbox', { name: 'Le matin' }));
    await user.click(group(/^Question q4/).getByRole('checkbox', { name: 'Le soir' }));
    await goOn();
    await heading('Tout est prêt');
    await consentAndSend();
    expect(sending.sendings[0]?.form.get('answers')).toBe(
      JSON.stringify([
        { questionId: 'q1', value: 'Deux ans' },
        { questionId: 'q2', value: false },
        { questionId: 'q3', value: 'b' },
        { questionId: 'q4', value: ['a', 'b'] },
      ]),
    );
  });
});

describe('sending', () => {
  it('[APPLY-06] says to wait, how far it is, and sends once however often one clicks', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const fast = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open();
    await reachConfirmation();
    await consentAndSend();
    const button = screen.getByRole('button', { name: 'Envoi en cours, merci de patienter' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
    await fast.dblClick(button);
    expect(sending.sendings).toHaveLength(1);
    act(() => sending.sendings[0]!.progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Envoi' })).toHaveValue(40);
    expect(screen.queryByText(/quelques secondes de plus/)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(8_000));
    expect(screen.getByText(/Cela peut prendre quelques secondes de plus/)).toBeVisible();
    await answer(0, 201, RECEIPT);
    jest.useRealTimers();
  });

  it('[APPLY-06] a retry after a failure sends the same under the same key; a change is another sending', async () => {
    await open();
    await reachConfirmation();
    await consentAndSend();
    await act(async () => sending.sendings[0]!.fail());
    expect(await screen.findByText(/Désolé, une erreur est survenue/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await answer(1, 500, []);
    await user.click(await screen.findByRole('link', { name: 'Modifier : Vos coordonnées' }));
    await heading('Vos coordonnées');
    await user.type(screen.getByRole('textbox', { name: /^Téléphone/ }), '0639 01 02 03');
    await goOn();
    await heading('Un mot de motivation ?');
    await goOn();
    await heading('Tout est prêt');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    const [first, second, third] = sending.sendings;
    expect([...second!.form]).toEqual([...first!.form]);
    expect(second!.key).toBe(first!.key);
    expect(third!.key).not.toBe(first!.key);
    expect(third!.form.get('phone')).toBe('0639 01 02 03');
  });

  it('[APPLY-03] [APPLY-02] what the server refuses is shown where it can be mended', async () => {
    await open();
    await reachConfirmation();
    await consentAndSend();
    const message = 'Merci de vérifier le format ou la taille de votre fichier';
    await answer(0, 400, [{ field: 'cv', code: 'FILE_TYPE', message }]);
    await heading('Ajoutez votre CV');
    await waitFor(() => expect(messages()).toEqual([message]));
    await giveCv(new File(['%PDF'], 'autre.pdf'));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('[APPLY-13] says when there were too many', async () => {
    await open();
    await reachConfirmation();
    await consentAndSend();
    const item = {
      field: '',
      code: 'TOO_MANY_REQUESTS',
      message: 'Trop de demandes, merci de réessayer dans une minute',
    };
    await answer(0, 429, [item]);
    expect(await screen.findByText(/Trop de demandes, merci de réessayer dans une minute/)).toBeVisible();
  });
});

describe('the result', () => {
  it('[APPLY-08] thanks, with reference and date, and leads on', async () => {
    const { navigate } = await open();
    await reachConfirmation();
    await consentAndSend();
    await answer(0, 201, RECEIPT);
    expect(await heading('Votre candidature est envoyée')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(/Référence de votre candidature : a1b2c3/);
    expect(screen.getByText(/Reçue le 21 novembre 2026/)).toBeVisible();
    expect(window.location.hash).toBe('#candidature/resultat');
    expect(screen.getByRole('link', { name: 'Créer une alerte' })).toHaveAttribute(
      'href',
      '/alerte?offre=2025-10432',
    );
    await user.click(screen.getByRole('link', { name: 'Revenir aux offres' }));
    expect(navigate).toHaveBeenCalledWith('/offres-emploi');
  });

  it('[APPLY-09] says that the server has one already', async () => {
    await open();
    await reachConfirmation();
    await consentAndSend();
    await answer(0, 400, [{ field: 'offerReference', code: 'APPLICATION_ALREADY_EXISTS', message: '' }]);
    await heading('Vous avez déjà postulé');
  });

  it('[APPLY-09] says that this browser has applied before, in place of the form', async () => {
    const entry = { reference: '2025-10432', appliedAt: new Date().toISOString() };
    window.localStorage.setItem('appliedOffers', JSON.stringify([entry]));
    const { navigate } = await open();
    await heading('Vous avez déjà postulé');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Revoir cette offre' }));
    expect(navigate).toHaveBeenCalledWith('/', { replace: true, keepScroll: true });
  });
});

describe('other types', () => {
  it('[APPLY-10] a spontaneous application speaks of its domain, never of an offer', async () => {
    await open({ type: 'SPONTANEOUS', domain: 'logistique' });
    expect(screen.getByRole('dialog', { name: 'Candidature spontanée : Logistique' })).toBeVisible();
    await reachConfirmation();
    await consentAndSend();
    await answer(0, 201, RECEIPT);
    await heading('Votre candidature spontanée est envoyée');
    expect(JSON.parse(window.localStorage.getItem('appliedEntities') ?? '[]')).toEqual([
      { codeEntity: 'u-log', appliedAt: RECEIPT.receivedAt },
    ]);
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/cette offre/i);
  });

  it('[APPLY-11] a contact request begins with who one is, and needs no CV', async () => {
    await open({ type: 'DCE' }, 'informations');
    expect(screen.getByRole('dialog', { name: 'Être contacté(e)' })).toBeVisible();
    await heading('Vos coordonnées');
    await fillDetails();
    await goOn();
    await heading('Un CV à joindre ?');
    await user.click(screen.getByRole('button', { name: 'Passer cette étape' }));
    await heading('Un mot de motivation ?');
    await goOn();
    await heading('Tout est prêt');
    await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
    await user.click(screen.getByRole('button', { name: 'Envoyer ma demande' }));
    expect(sending.sendings[0]?.form.get('type')).toBe('DCE');
    await answer(0, 201, RECEIPT);
    await heading('Votre demande est envoyée');
  });
});

describe('nothing is lost', () => {
  it('[APPLY-07] text comes back after a reload; the file is asked for again', async () => {
    await open();
    await giveCv();
    await goOn();
    await heading('Vos coordonnées');
    await fillDetails();
    await leave();
    await open(anOfferSubject(), 'informations');
    await heading('Ajoutez votre CV');
    expect(screen.getByText(/Ajoutez à nouveau votre fichier/)).toBeVisible();
    await giveCv();
    await goOn();
    expect(await screen.findByRole('textbox', { name: /^Prénom/ })).toHaveValue('Camille');
  });

  it('[APPLY-07] leaving asks first when something was typed', async () => {
    const { navigate } = await open();
    await giveCv();
    await user.click(screen.getByRole('button', { name: 'Quitter' }));
    const question = screen.getByRole('dialog', { name: 'Quitter la candidature ?' });
    await user.click(within(question).getByRole('button', { name: 'Continuer ma candidature' }));
    expect(screen.getByText('cv.pdf')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitter' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Quitter la candidature ?' })).getByRole('button', {
        name: 'Quitter',
      }),
    );
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('[APPLY-07] who one is need not be typed again for the next application of this tab', async () => {
    await open();
    await reachConfirmation();
    await consentAndSend();
    await answer(0, 201, RECEIPT);
    await heading('Votre candidature est envoyée');
    await leave();
    await open(anOfferSubject({ reference: '2025-7', isCvRequired: false }));
    await goOn();
    expect(await screen.findByRole('textbox', { name: /^Adresse e-mail/ })).toHaveValue('camille@exemple.fr');
  });
});

it('[A11Y-01] has no violation, also with errors', async () => {
  await open();
  await goOn();
  const { violations } = await axe.run(screen.getByRole('dialog'), {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
