import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  consentAndSend,
  fillDetails,
  giveCv,
  goOn,
  heading,
  leave,
  messages,
  open,
  prepareApplication,
  reachConfirmation,
  reachMotivation,
  RECEIPT,
  submissions,
  user,
} from '../../test/open-application.tsx';
import { anOfferSubject } from '../../test/subjects.ts';

prepareApplication();

describe('sending', () => {
  it('[APPLY-06] shows progress, and sends once however often one clicks', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const fast = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open();
    await reachConfirmation();
    await consentAndSend();
    const button = screen.getByRole('button', { name: 'Envoi en cours, merci de patienter' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
    await fast.dblClick(button);
    expect(submissions()).toHaveLength(1);
    act(() => submissions()[0]!.progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Envoi' })).toHaveValue(40);
    expect(screen.queryByText(/quelques secondes de plus/)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(8_000));
    expect(screen.getByText(/Cela peut prendre quelques secondes de plus/)).toBeVisible();
    await answer(0, 201, RECEIPT);
    jest.useRealTimers();
  });

  it('[APPLY-06] a retry after a failure reuses the key; a change gets a new one', async () => {
    await open();
    await reachConfirmation();
    await consentAndSend();
    await act(async () => submissions()[0]!.fail());
    expect(await screen.findByText(/Désolé, une erreur est survenue/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await answer(1, 500, []);
    await user.click(await screen.findByRole('link', { name: /^Modifier\s*: Vos coordonnées$/ }));
    await heading('Vos coordonnées');
    await user.type(screen.getByRole('textbox', { name: /^Téléphone/ }), '0639 01 02 03');
    await goOn();
    await heading('Un mot de motivation\u00a0?');
    await goOn();
    await heading('Tout est prêt');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    const [first, second, third] = submissions();
    expect([...second!.form]).toEqual([...first!.form]);
    expect(second!.key).toBe(first!.key);
    expect(third!.key).not.toBe(first!.key);
    expect(third!.form.get('phone')).toBe('0639 01 02 03');
  });

  it('[APPLY-03] [APPLY-02] shows server errors where they can be fixed', async () => {
    await open();
    await reachConfirmation();
    await consentAndSend();
    const message = 'Merci de vérifier le format ou la taille de votre fichier';
    await answer(0, 400, [{ field: 'cv', code: 'FILE_TYPE', message }]);
    await heading('Ajoutez votre CV');
    await waitFor(() => expect(messages()).toEqual([message]));
    expect(screen.getByRole('alert')).toHaveFocus();
    await giveCv(new File(['%PDF-1.4'], 'autre.pdf'));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('[APPLY-03] [APPLY-02] requires both of two refused files to be fixed before a retry', async () => {
    await open();
    await reachMotivation();
    await giveCv(new File(['%PDF-1.4'], 'lettre.pdf'));
    await goOn();
    await heading('Tout est prêt');
    await consentAndSend();
    const message = 'Merci de vérifier le format ou la taille de votre fichier';
    await answer(0, 400, [
      { field: 'cv', code: 'FILE_TYPE', message },
      { field: 'motivation', code: 'FILE_TYPE', message },
    ]);
    await heading('Ajoutez votre CV');
    await giveCv(new File(['%PDF-1.4'], 'autre.pdf'));
    await goOn();
    await heading('Vos coordonnées');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await goOn();
    await heading('Un mot de motivation\u00a0?');
    expect(messages()).toEqual([message]);
    await giveCv(new File(['%PDF-1.4'], 'autre-lettre.pdf'));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await goOn();
    await heading('Tout est prêt');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[APPLY-13] reports too many submissions', async () => {
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
  it('[APPLY-08] confirms with reference and date, and next steps', async () => {
    await open();
    await reachConfirmation();
    await consentAndSend();
    await answer(0, 201, RECEIPT);
    expect(await heading('Votre candidature est envoyée')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(/Référence de votre candidature : 7XQM-42RC/);
    expect(screen.getByText(/Reçue le 21 novembre 2026/)).toBeVisible();
    expect(window.location.hash).toBe('#candidature/resultat');
    expect(screen.getByRole('link', { name: 'Créer une alerte' })).toHaveAttribute(
      'href',
      '/alerte?offre=2025-10432',
    );
    expect(screen.getByRole('link', { name: 'Revenir aux offres' })).toHaveAttribute(
      'href',
      '/offres-emploi',
    );
  });

  it('[APPLY-08] shows the id if the server gives no short reference', async () => {
    await open();
    await reachConfirmation();
    await consentAndSend();
    await answer(0, 201, { id: 'a1b2c3', receivedAt: RECEIPT.receivedAt });
    await heading('Votre candidature est envoyée');
    expect(screen.getByRole('status')).toHaveTextContent(/Référence de votre candidature : a1b2c3/);
  });

  it('[APPLY-09] reports an earlier application known to the server', async () => {
    await open();
    await reachConfirmation();
    await consentAndSend();
    await answer(0, 400, [{ field: 'offerReference', code: 'APPLICATION_ALREADY_EXISTS', message: '' }]);
    await heading('Vous avez déjà postulé');
  });

  it('[APPLY-09] reports an earlier application of this browser instead of the form', async () => {
    const entry = { reference: '2025-10432', appliedAt: new Date().toISOString() };
    window.localStorage.setItem('appliedOffers', JSON.stringify([entry]));
    await open();
    await heading('Vous avez déjà postulé');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Revoir cette offre' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.hash).toBe('');
  });
});

describe('other types', () => {
  it('[APPLY-10] a spontaneous application mentions its domain, never an offer', async () => {
    await open({ type: 'SPONTANEOUS', domain: 'logistique' });
    expect(screen.getByRole('dialog', { name: 'Candidature spontanée\u00a0: Logistique' })).toBeVisible();
    await reachConfirmation();
    await consentAndSend();
    await answer(0, 201, RECEIPT);
    await heading('Votre candidature spontanée est envoyée');
    expect(JSON.parse(window.localStorage.getItem('appliedEntities') ?? '[]')).toEqual([
      { codeEntity: 'u-log', appliedAt: RECEIPT.receivedAt },
    ]);
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/cette offre/i);
  });

  it('[APPLY-11] a contact request starts with the identity, and needs no CV', async () => {
    await open({ type: 'DCE' }, 'est');
    expect(screen.getByRole('dialog', { name: 'Être contacté(e)' })).toBeVisible();
    await heading('Vos coordonnées');
    expect(screen.getByRole('combobox', { name: /Votre région/ })).toHaveDisplayValue(
      'Est, avec Karim Benali',
    );
    await fillDetails();
    await goOn();
    await heading('Un CV à joindre\u00a0?');
    await user.click(screen.getByRole('button', { name: 'Passer cette étape' }));
    await heading('Un mot de motivation\u00a0?');
    expect(screen.queryByText(/votre CV suffit/)).not.toBeInTheDocument();
    await goOn();
    await heading('Tout est prêt');
    expect(screen.getByText('Est, avec Karim Benali')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
    await user.click(screen.getByRole('button', { name: 'Envoyer ma demande' }));
    expect(submissions()[0]?.form.get('type')).toBe('DCE');
    expect(submissions()[0]?.form.get('region')).toBe('est');
    await answer(0, 201, RECEIPT);
    await heading('Votre demande est envoyée');
    expect(screen.getByText(/Karim Benali suit la région Est et vous répondra/)).toBeVisible();
    await leave();
    await open({ type: 'DCE' }, 'resultat');
    expect(screen.getByText(/Karim Benali suit la région Est et vous répondra/)).toBeVisible();
  });

  it('[APPLY-11] the region of a contact request is optional, and a later choice overrides the draft’s', async () => {
    await open({ type: 'DCE' }, 'informations');
    const region = () => screen.getByRole('combobox', { name: /Votre région/ });
    expect(region()).toHaveDisplayValue('Je ne sais pas encore');
    await user.selectOptions(region(), 'Grand Sud, avec Inès Garcia');
    await leave();
    await open({ type: 'DCE' }, 'informations');
    expect(region()).toHaveDisplayValue('Grand Sud, avec Inès Garcia');
    await leave();
    await open({ type: 'DCE' }, 'ouest');
    expect(region()).toHaveDisplayValue('Ouest, avec Claire Morvan');
  });
});

describe('nothing is lost', () => {
  it('[APPLY-07] restores text after a reload, and asks for the file again', async () => {
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

  it('[APPLY-07] asks before leaving if something was typed', async () => {
    await open();
    await giveCv();
    await user.click(screen.getByRole('button', { name: 'Quitter' }));
    const question = screen.getByRole('dialog', { name: 'Quitter la candidature\u00a0?' });
    await user.click(within(question).getByRole('button', { name: 'Continuer ma candidature' }));
    expect(screen.getByText('cv.pdf')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitter' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Quitter la candidature\u00a0?' })).getByRole('button', {
        name: 'Quitter',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[APPLY-07] prefills the identity in the next application of this tab', async () => {
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
