import { act, fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import {
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
  submissions,
  user,
} from '../../test/open-application.tsx';
import { aQuestion, anOfferSubject } from '../../test/subjects.ts';

prepareApplication();

describe('the steps', () => {
  it('[APPLY-01] follow each other with a counter, each focusing its heading', async () => {
    await open();
    expect(await heading('Ajoutez votre CV')).toHaveFocus();
    expect(screen.getByText('Étape 1 sur 4')).toBeVisible();
    expect(screen.getByText('Boucher F/H, Super U Vertou')).toBeInTheDocument();
    // The workplace's name begins with the entity's.
    expect(screen.queryByText('Super U')).not.toBeInTheDocument();
    await giveCv();
    await goOn();
    expect(await heading('Vos coordonnées')).toHaveFocus();
    expect(window.location.hash).toBe('#candidature/informations');
    expect(screen.getByText('Vos coordonnées', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
    await fillDetails();
    await goOn();
    expect(await heading('Un mot de motivation\u00a0?')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Passer cette étape' }));
    expect(await heading('Tout est prêt')).toHaveFocus();
    expect(screen.getByText('Étape 4 sur 4')).toBeVisible();
  });

  it('[A11Y-01] have an autocomplete purpose on each field about the applicant', async () => {
    await open();
    await giveCv();
    await goOn();
    await heading('Vos coordonnées');
    const purposes = screen
      .getAllByRole('textbox')
      .map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]);
    expect(Object.fromEntries(purposes)).toMatchObject({
      firstName: 'given-name',
      lastName: 'family-name',
      email: 'email',
      postalCode: 'postal-code',
      phone: 'tel',
    });
  });

  it('[APPLY-01] go back by the button and the browser, without losing input', async () => {
    await open();
    await reachConfirmation();
    await user.click(screen.getByRole('button', { name: 'Retour' }));
    await heading('Un mot de motivation\u00a0?');
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

  it('[APPLY-01] the last one shows a summary with links to each step', async () => {
    await open(
      anOfferSubject({ questions: [aQuestion('q1', 'BOOLEAN', { label: 'Avez-vous le permis B\u00a0?' })] }),
    );
    await reachMotivation();
    await goOn();
    await heading('Quelques questions');
    await user.click(screen.getByRole('radio', { name: 'Oui' }));
    await goOn();
    await heading('Tout est prêt');
    const summary = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(summary).toEqual([
      'Boucher F/H',
      'cv.pdfModifier\u00a0: CV',
      'Camille DurandModifier\u00a0: Vos coordonnées',
      'camille@exemple.fr',
      '44000',
      'Non renseigné',
      'AucuneModifier\u00a0: Motivation',
      'OuiModifier\u00a0: Questions',
    ]);
    await user.click(screen.getByRole('link', { name: /^Modifier\s*: Vos coordonnées$/ }));
    await heading('Vos coordonnées');
  });
});

describe('an error', () => {
  it('[APPLY-02] has the exact message, in a focused summary and at each field', async () => {
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

  it('[APPLY-02] is in the document’s title until fixed', async () => {
    document.title = 'Boucher F/H';
    await open();
    await goOn();
    expect(document.title).toBe('Erreur\u00a0: Ajoutez votre CV | Boucher F/H');
    await giveCv();
    expect(document.title).toBe('Ajoutez votre CV | Boucher F/H');
  });

  it('[APPLY-01] each step is named in the document’s title, until the form is left', async () => {
    document.title = 'Boucher F/H';
    await open();
    await giveCv();
    await goOn();
    await heading('Vos coordonnées');
    expect(document.title).toBe('Vos coordonnées | Boucher F/H');
    act(() => window.history.back());
    await heading('Ajoutez votre CV');
    expect(document.title).toBe('Ajoutez votre CV | Boucher F/H');
    await leave();
    expect(document.title).toBe('Boucher F/H');
  });

  it('[APPLY-02] disappears as soon as it is fixed, keeping the focus in the input', async () => {
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

  it('[APPLY-02] appears for a field emptied again', async () => {
    await open(anOfferSubject({ isCvRequired: false }));
    await goOn();
    await heading('Vos coordonnées');
    await fillDetails();
    await user.clear(screen.getByRole('textbox', { name: /^Prénom/ }));
    await goOn();
    expect(messages()).toEqual(['Le prénom est obligatoire']);
  });

  it('[APPLY-02] for an address appears on blur, not while typing', async () => {
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

  it('[APPLY-05] appears without consent', async () => {
    await open();
    await reachConfirmation();
    await user.click(screen.getByRole('button', { name: 'Envoyer ma candidature' }));
    expect(messages()).toEqual(["Merci d'accepter les conditions ci-dessus pour continuer"]);
    expect(submissions()).toHaveLength(0);
  });
});

describe('files', () => {
  it('[APPLY-03] the rule is shown before a choice', async () => {
    await open();
    expect(
      screen.getByText(/Un fichier de 2\sMo maximum, au format PDF, ODT, DOC, DOCX ou RTF\./),
    ).toBeVisible();
  });

  it('[APPLY-03] a refused one is shown with the reason, and can be replaced or removed', async () => {
    await open();
    await user.upload(
      screen.getByLabelText('Choisir un fichier : Votre CV'),
      new File([new Uint8Array(2_097_153)], 'cv.pdf', { type: 'application/pdf' }),
    );
    expect(screen.getByText('Merci de vérifier le format ou la taille de votre fichier')).toBeVisible();
    expect(screen.getByText(/^Plus de 2\sMo\. Fichier trop lourd\./)).toBeVisible();
    expect(await screen.findByText(/^Fichier refusé\s: cv\.pdf\. .*trop lourd\.$/)).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.getByLabelText('Remplacer le fichier : Votre CV')).toBeInvalid();
    await goOn();
    expect(messages()).toEqual(['Merci de vérifier le format ou la taille de votre fichier']);
    await giveCv(new File(['%PDF-1.4'], 'mon-cv.pdf', { type: 'application/pdf' }));
    expect(screen.getByText('mon-cv.pdf')).toBeVisible();
    expect(screen.queryByText(/Merci de vérifier/)).not.toBeInTheDocument();
    expect(await screen.findByText(/^Fichier choisi\s: mon-cv\.pdf$/)).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Retirer le fichier mon-cv.pdf' }));
    expect(screen.getByText('Fichier retiré')).toHaveAttribute('role', 'status');
    expect(screen.queryByText('mon-cv.pdf')).not.toBeInTheDocument();
  });

  it('[APPLY-03] an executable named like a document is refused when chosen, and never announced as chosen', async () => {
    await open();
    const said: string[] = [];
    const observer = new MutationObserver(() => {
      for (const { textContent } of screen.getAllByRole('status'))
        if (textContent.trim()) said.push(textContent);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    await giveCv(new File(['MZ\u0000\u0000'], 'cv.pdf', { type: 'application/pdf' }));
    expect(
      await screen.findByText('Merci de vérifier le format ou la taille de votre fichier'),
    ).toBeVisible();
    observer.disconnect();
    expect([...new Set(said)]).toEqual([expect.stringMatching(/^Fichier refusé\s: cv\.pdf\./)]);
    await goOn();
    expect(messages()).toEqual(['Merci de vérifier le format ou la taille de votre fichier']);
    expect(screen.getByRole('heading', { name: 'Ajoutez votre CV' })).toBeVisible();
  });

  it('[APPLY-03] an executable blocks the step even if the visitor continues immediately', async () => {
    await open();
    const input = screen.getByLabelText<HTMLInputElement>('Choisir un fichier : Votre CV');
    fireEvent.change(input, { target: { files: [new File(['MZ'], 'cv.pdf')] } });
    fireEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'Vos coordonnées' })).not.toBeInTheDocument();
  });

  it('[APPLY-03] an optional CV can be skipped', async () => {
    await open(anOfferSubject({ isCvRequired: false }));
    await user.click(screen.getByRole('button', { name: 'Passer cette étape' }));
    await heading('Vos coordonnées');
  });
});

describe('questions', () => {
  it('[APPLY-04] of each type are shown and answered', async () => {
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
    await heading('Un mot de motivation\u00a0?');
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
    expect(submissions()[0]?.form.get('answers')).toBe(
      JSON.stringify([
        { questionId: 'q1', value: 'Deux ans' },
        { questionId: 'q2', value: false },
        { questionId: 'q3', value: 'b' },
        { questionId: 'q4', value: ['a', 'b'] },
      ]),
    );
  });
});

it('[A11Y-01] has no violation, with or without errors', async () => {
  await open();
  await goOn();
  const { violations } = await axe.run(screen.getByRole('dialog'), {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
