import fc from 'fast-check';
import { FORM_MESSAGES, MAX_LENGTH, isEmail, questionsMessage, salaryIn } from './form-rules.ts';

it('[APPLY-02] [ALERT-01] the messages are the owner’s, word for word', () => {
  expect(FORM_MESSAGES).toEqual({
    firstName: 'Le prénom est obligatoire',
    lastName: 'Le nom est obligatoire',
    email: "Le format de l'e-mail est invalide",
    postalCode: 'Le code postal est obligatoire',
    file: 'Merci de vérifier le format ou la taille de votre fichier',
    cv: 'Merci de renseigner votre CV',
    question: 'Merci de répondre à la question',
    questions: 'Merci de répondre à toutes les questions',
    consent: "Merci d'accepter les conditions ci-dessus pour continuer",
    noJob: 'Veuillez selectionner au moins 1 métier pour continuer',
    tooManyJobs: 'Veuillez selectionner 3 métiers maximum',
    tooManyEntities: 'Veuillez selectionner 3 entités maximum',
  });
  expect(questionsMessage(1)).toBe(FORM_MESSAGES.question);
  expect(questionsMessage(3)).toBe(FORM_MESSAGES.questions);
});

it.each([
  ['2000', 2000],
  ['1999.6', 2000],
  ['0', null],
  ['1000001', null],
  ['beaucoup', null],
  [null, null],
])('[SEARCH-06] the pay of %j is %j', (text, expected) => expect(salaryIn(text)).toBe(expected));

describe('an e-mail address', () => {
  it.each([
    ['camille@exemple.fr', true],
    [' camille@exemple.fr ', true],
    ['camille@exemple', false],
    ['camille@exemple.f', false],
    ['camille durand@exemple.fr', false],
    ['camille@@exemple.fr', false],
    ['', false],
    [`${'c'.repeat(MAX_LENGTH.email - 11)}@exemple.fr`, true],
    [`${'c'.repeat(MAX_LENGTH.email - 10)}@exemple.fr`, false],
  ])('%j: %s', (text, expected) => expect(isEmail(text)).toBe(expected));

  it('is taken as every library makes one, whatever stands around it', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => isEmail(` ${email}\n`) === email.length <= 254));
  });
});
