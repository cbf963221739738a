import { act, screen, waitFor, within } from '@testing-library/react';
import {
  answer,
  consentAndSend,
  fillDetails,
  giveCv,
  goOn,
  heading,
  leave,
  open,
  prepareApplication,
  reachConfirmation,
  RECEIPT,
  submissions,
  user,
} from '../../test/open-application.tsx';
import { anOfferSubject } from '../../test/subjects.ts';

prepareApplication();

const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the tab', () => {
  it('[APPLY-07] asks before closing or reloading with typed input, and no longer after leaving', async () => {
    await open(anOfferSubject({ isCvRequired: false }));
    expect(asksBeforeClosing()).toBe(false);
    await goOn();
    await user.type(await screen.findByRole('textbox', { name: /^Prénom/ }), 'Camille');
    await waitFor(() => expect(asksBeforeClosing()).toBe(true));
    await leave();
    await open(anOfferSubject({ isCvRequired: false }));
    expect(asksBeforeClosing()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Quitter' }));
    const question = screen.getByRole('dialog', { name: 'Quitter la candidature\u00a0?' });
    await user.click(within(question).getByRole('button', { name: 'Quitter' }));
    expect(asksBeforeClosing()).toBe(false);
  });

  it('[APPLY-07] stores nothing of a text that was deleted again', async () => {
    await open(anOfferSubject({ isCvRequired: false }), 'cv');
    await goOn();
    const field = await screen.findByRole('textbox', { name: /^Prénom/ });
    await user.type(field, 'Camille');
    await user.clear(field);
    await waitFor(() => expect(asksBeforeClosing()).toBe(false));
    await leave();
    await open(anOfferSubject({ isCvRequired: false }), 'informations');
    expect(await screen.findByRole('textbox', { name: /^Prénom/ })).toHaveValue('');
  });

  it('[APPLY-07] keeps the file when the form is left by the back button and reopened', async () => {
    await open();
    await giveCv();
    act(() => {
      window.location.hash = '';
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => {
      window.location.hash = '#candidature/cv';
    });
    expect(await screen.findByText('cv.pdf')).toBeVisible();
    expect(screen.queryByText(/Ajoutez à nouveau votre fichier/)).not.toBeInTheDocument();
  });

  it('[APPLY-06] reuses the key after a reload during a submission', async () => {
    await open({ type: 'DCE' }, 'informations');
    await fillDetails();
    const send = async () => {
      await goOn();
      await heading('Un CV à joindre\u00a0?');
      await goOn();
      await heading('Un mot de motivation\u00a0?');
      await goOn();
      await heading('Tout est prêt');
      await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
      await user.click(screen.getByRole('button', { name: 'Envoyer ma demande' }));
    };
    await send();
    await leave();
    await open({ type: 'DCE' }, 'informations');
    await send();
    const [first, second] = submissions();
    expect(second!.key).toBe(first!.key);
  });

  it('[APPLY-08] shows the receipt again when the result is reloaded', async () => {
    await open();
    await reachConfirmation();
    await consentAndSend();
    await answer(0, 201, RECEIPT);
    await heading('Votre candidature est envoyée');
    await leave();
    await open(anOfferSubject(), 'resultat');
    await heading('Votre candidature est envoyée');
    expect(screen.getByText('7XQM-42RC')).toBeVisible();
  });

  it('[APPLY-06] keeps the step after going back during a submission, and remembers that it was sent', async () => {
    await open();
    await reachConfirmation();
    await consentAndSend();
    act(() => {
      window.location.hash = '';
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await answer(0, 201, RECEIPT);
    expect(window.location.hash).toBe('');
    act(() => {
      window.location.hash = '#candidature/cv';
    });
    await heading('Vous avez déjà postulé');
  });
});
