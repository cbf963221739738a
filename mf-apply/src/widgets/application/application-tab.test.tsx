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
  sendings,
  user,
} from '../../test/opened-application.tsx';
import { anOfferSubject } from '../../test/subjects.ts';

prepareApplication();

const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the tab', () => {
  it('[APPLY-07] asks before it is closed over what was typed, also before a reload, and no longer after leaving', async () => {
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

  it('[APPLY-07] keeps nothing of a text that was taken away again', async () => {
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

  it('[APPLY-07] has the file still when the form was left by the browser’s back button and opened again', async () => {
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

  it('[APPLY-06] sends the same under the same key after a reload in the middle of a sending', async () => {
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
    const [first, second] = sendings();
    expect(second!.key).toBe(first!.key);
  });

  it('[APPLY-08] shows again what was received when the result is loaded anew', async () => {
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

  it('[APPLY-06] stays where who has gone back during a sending has gone, and knows that it was sent', async () => {
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
